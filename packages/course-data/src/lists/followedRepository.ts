import type { CollectionSnapshot, Records } from '@aulario/local-data';
import * as v from 'valibot';
import { courseIdPattern } from '../course/courseId.ts';
import { recordCodec } from '../course/recordCodec.ts';
import { daySchema } from '../course/validation.ts';

/** A category, a subject or a search that somebody follows, and what was seen of it. */
export interface Followed {
  /** As `toQueryString` writes it, without order and page. */
  readonly query: string;
  /** The courses that were seen of it. */
  readonly courseIds: readonly string[];
  /** Whether those were all: only then a course that is not among them is new. */
  readonly isWhole: boolean;
  /** The day of the build in which they were seen, 'YYYY-MM-DD'; null for one that says none. */
  readonly seenOn: string | null;
}

/** What one owner follows. Nothing in it throws. */
export interface FollowedRepository {
  /** By query; the same object until something in it changes. */
  getSnapshot(): readonly Followed[];
  subscribe(listener: () => void): () => void;
  /** Follows a query, or notes what is seen of it now. */
  put(followed: Followed): void;
  remove(query: string): void;
  /** Whether the browser keeps what is shown. */
  isStored(): boolean;
  dispose(): void;
}

/** As many courses as are compared of one query. */
export const maxFollowedCourses = 120;

export const followedSchema = v.object({
  query: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
  courseIds: v.pipe(
    v.array(v.pipe(v.string(), v.regex(courseIdPattern))),
    v.maxLength(maxFollowedCourses),
  ),
  isWhole: v.boolean(),
  seenOn: v.nullable(daySchema),
});

const codec = recordCodec<Followed>(followedSchema, ({ query }) => query);

/** Opens the searches that an owner follows, each a separate record under its query. */
export function createFollowedRepository(records: Records): FollowedRepository {
  const items = records.open('followed', codec);
  type From = CollectionSnapshot<Followed>;
  let known: { readonly from: From; readonly snapshot: readonly Followed[] } | null = null;

  return {
    getSnapshot() {
      const from = items.getSnapshot();
      if (known?.from !== from) {
        const snapshot = [...from.items.values()].sort((a, b) => (a.query < b.query ? -1 : 1));
        known = { from, snapshot };
      }
      return known.snapshot;
    },
    subscribe: items.subscribe,
    put: (followed) => void items.change(followed.query, () => followed),
    remove: (query) => void items.change(query, () => null),
    isStored: () => items.getSnapshot().problem === 'none',
    dispose: items.dispose,
  };
}

/** Moves what a visitor follows to an account. What the account follows already stays as it is. */
export function bringFollowed(visitor: FollowedRepository, account: FollowedRepository): void {
  const known = new Set(account.getSnapshot().map(({ query }) => query));
  for (const followed of visitor.getSnapshot()) {
    if (!known.has(followed.query)) account.put(followed);
    if (account.isStored()) visitor.remove(followed.query);
  }
}
