import type { CalendarDay } from '@aulario/course-data';
import { courseIdPattern, knownDaySchema, recordCodec } from '@aulario/course-data/records';
import type { Change, OpenRecords, Store } from '@aulario/local-data';
import * as v from 'valibot';
import { viewOf } from '../../device/viewOf.ts';
import { isStored, moveStored } from '../../merge/moveStored.ts';

/** A followed category, subject or search, with the state that was last seen. */
export interface Followed {
  /** Its key, as `followedKey` writes it. */
  readonly query: string;
  /** The ids of the courses that were seen. */
  readonly courseIds: readonly string[];
  /** Whether these were all courses; only then can a course be recognised as new. */
  readonly isWhole: boolean;
  /** The day of the catalogue's build at that time; null for a build without one. */
  readonly seenOn: CalendarDay | null;
}

/** The searches that one owner follows, by query. No method throws. */
export interface FollowedRepository extends Store<readonly Followed[]> {
  /** Follows a query, or updates its last seen state. */
  put(followed: Followed): Change<Followed>;
  remove(query: string): void;
}

/** The maximum number of compared courses per query. */
export const maxFollowedCourses = 120;

export const followedSchema = v.object({
  query: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
  courseIds: v.pipe(
    v.array(v.pipe(v.string(), v.regex(courseIdPattern))),
    v.maxLength(maxFollowedCourses),
  ),
  isWhole: v.boolean(),
  seenOn: knownDaySchema,
});

const codec = recordCodec<Followed>(followedSchema, ({ query }) => query);

/** Opens the searches that an owner follows, each a separate record under its query. */
export function createFollowedRepository(records: OpenRecords): FollowedRepository {
  const items = records.open('followed', codec);
  return {
    ...viewOf(items, (stored): readonly Followed[] =>
      [...stored.items.values()].sort((a, b) => (a.query < b.query ? -1 : 1)),
    ),
    put: (followed) => items.change(followed.query, () => followed),
    remove: (query) => void items.change(query, () => null),
  };
}

/**
 * Moves the visitor's followed searches to an account. Searches that the account follows already
 * are unchanged.
 */
export function mergeVisitorFollowed(
  visitor: FollowedRepository,
  account: FollowedRepository,
): void {
  const known = new Set(account.getSnapshot().map(({ query }) => query));
  moveStored(
    visitor.getSnapshot(),
    (followed) => known.has(followed.query) || isStored(account.put(followed)),
    ({ query }) => visitor.remove(query),
  );
}
