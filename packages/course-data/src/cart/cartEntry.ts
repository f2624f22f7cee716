import type { Course } from '../course/course.ts';

/** One course in the cart. A course is in the cart once or not at all: there is no quantity. */
export interface CartEntry {
  readonly course: Course;
  /** When it was first added, in milliseconds since the epoch; decides its place in the list. */
  readonly addedAt: number;
  /** When it was ticked off in the hand-off, in milliseconds since the epoch; null = not yet. */
  readonly openedAt: number | null;
}

/**
 * Whether what the cart shows is also what the browser keeps.
 *
 * - `none`: everything shown is stored.
 * - `storage-full`: the quota is used up; the latest changes live in this tab only.
 * - `storage-unavailable`: the storage is absent, refuses access or loses what it is given; the
 *   latest changes live in this tab only, and items stored earlier may be missing from the list.
 *
 * Both troubles end by themselves: the next change, in this tab or another, tries again.
 */
export type CartProblem = 'none' | 'storage-full' | 'storage-unavailable';

/** What the cart looks like now. The same object is returned until something in it changes. */
export interface CartSnapshot {
  /** Oldest first; courses added in the same millisecond are ordered by their id. */
  readonly entries: readonly CartEntry[];
  readonly problem: CartProblem;
  /** Stored items of this user that could not be read. Their bytes stay as they are. */
  readonly unreadable: number;
}

/** Orders entries as every tab shows them, whatever the order in which they reached it. */
export function byAge(a: CartEntry, b: CartEntry): number {
  if (a.addedAt !== b.addedAt) {
    return a.addedAt - b.addedAt;
  }
  return a.course.id < b.course.id ? -1 : 1;
}
