import type { StorageProblem } from '@aulario/local-data';
import type { Course } from '../course/course.ts';

/** One course in the cart. A course is in the cart once or not at all: there is no quantity. */
export interface CartEntry {
  readonly course: Course;
  /** When it was first added, in milliseconds since the epoch; decides its place in the list. */
  readonly addedAt: number;
  /** When its marketplace was opened, in milliseconds since the epoch; null = not yet. */
  readonly openedAt: number | null;
  /** Stays in the cart without counting in its sum, or being handed on; left out while it counts. */
  readonly isLeftOut?: true;
}

/** What the cart looks like now. The same object is returned until something in it changes. */
export interface CartSnapshot {
  /** Oldest first; courses added in the same millisecond are ordered by their id. */
  readonly entries: readonly CartEntry[];
  readonly problem: StorageProblem;
  /** Stored items of this cart that could not be read. Their bytes stay as they are. */
  readonly unreadable: number;
}

/** Orders entries as every tab shows them, whatever the order in which they reached it. */
export function byAge(a: CartEntry, b: CartEntry): number {
  if (a.addedAt !== b.addedAt) return a.addedAt - b.addedAt;
  return a.course.id < b.course.id ? -1 : 1;
}

/** Whether a course counts in the sum of the cart, and is bought with it. */
export const isCounted = ({ isLeftOut }: CartEntry): boolean => isLeftOut !== true;

/** One entry of two: the first one's tick, and the earlier of both places. */
export function withEarlierPlace(current: CartEntry | null, other: CartEntry): CartEntry {
  if (current === null) return other;
  return other.addedAt < current.addedAt ? { ...current, addedAt: other.addedAt } : current;
}
