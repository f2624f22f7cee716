import type { StorageProblem } from '@aulario/local-data';
import type { Course, Money } from '../course/course.ts';

/** The list that always exists, 'For later'; its name is the screen's to say. */
export const laterListId = 'later';

/** A course in a list. The same course may be in several lists, and once in each. */
export interface SavedCourse {
  readonly course: Course;
  readonly listId: string;
  /** Milliseconds since the epoch. */
  readonly addedAt: number;
  /** Decides its place in the list, lowest first. */
  readonly rank: number;
  /** The owner's note on it, visible in the shared list. */
  readonly note?: string | undefined;
}

/** What is known of a list without its courses. */
export interface ListHead {
  readonly id: string;
  /** '' for the list that always exists. */
  readonly name: string;
  /** Milliseconds since the epoch; lists are shown in this order. */
  readonly createdAt: number;
}

/** A list with its courses, in their order. */
export interface CourseList extends ListHead {
  readonly items: readonly SavedCourse[];
}

/** All lists of one owner. The same object until something in it changes. */
export interface ListsSnapshot {
  /** The list that always exists comes first. */
  readonly lists: readonly CourseList[];
  readonly problem: StorageProblem;
  readonly unreadable: number;
}

/** A course that somebody has bought or enrolled in. */
export interface OwnedCourse {
  readonly course: Course;
  /**
   * When it was ticked as owned, in milliseconds since the epoch; null for a course from a file that
   * does not tell.
   */
  readonly ownedAt: number | null;
  /** The price that was on record then; null when none was, or when it was free. */
  readonly paid: Money | null;
  readonly progress: 'not-started' | 'in-progress' | 'finished';
}
