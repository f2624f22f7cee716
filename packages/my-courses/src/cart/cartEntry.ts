import type { Course } from '@aulario/course-data';
import type { Moment } from '@aulario/course-data/records';
import type { StorageProblem } from '@aulario/local-data';

/** One course in the cart. A course is in the cart once or not at all: there is no quantity. */
export interface CartEntry {
  readonly course: Course;
  /** When it was first added; determines the order of the list. */
  readonly addedAt: Moment;
  /** When its platform's page was opened for checkout; null = not yet. */
  readonly openedAt: Moment | null;
  /** Set while the course stays in the cart but is excluded from totals and checkout. */
  readonly isLeftOut?: true;
}

/** The current content of the cart. The same object until something in it changes. */
export interface CartSnapshot {
  /** Oldest first; courses added in the same millisecond are ordered by their id. */
  readonly entries: readonly CartEntry[];
  readonly problem: StorageProblem;
  /**
   * The number of stored items of this cart that could not be decoded. They are never overwritten.
   */
  readonly unreadable: number;
}

/** Sorts entries in the same order in every tab. */
export function byAge(a: CartEntry, b: CartEntry): number {
  if (a.addedAt !== b.addedAt) return a.addedAt - b.addedAt;
  return a.course.id < b.course.id ? -1 : 1;
}

/** Whether a course counts in the totals and the checkout. */
export const isCounted = ({ isLeftOut }: CartEntry): boolean => isLeftOut !== true;

/** Merges the entries of two owners: the earlier time of adding, and the tick that either has. */
export function joinEntries(current: CartEntry | null, other: CartEntry): CartEntry {
  const joined = withEarlierPlace(current, other);
  return joined.openedAt === null && other.openedAt !== null
    ? { ...joined, openedAt: other.openedAt }
    : joined;
}

/** Merges two entries of a course: keeps the first one's tick, and the earlier time of adding. */
export function withEarlierPlace(current: CartEntry | null, other: CartEntry): CartEntry {
  if (current === null) return other;
  return other.addedAt < current.addedAt ? { ...current, addedAt: other.addedAt } : current;
}
