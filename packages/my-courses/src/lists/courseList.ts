import type { CalendarDay, Course, Money } from '@aulario/course-data';
import type { Moment } from '@aulario/course-data/records';
import type { StorageProblem } from '@aulario/local-data';

/** The id of the list that always exists, 'For later', whose name is a text of the interface. */
export const laterListId = 'later';

/** A course in a list. The same course may be in several lists, and once in each. */
export interface SavedCourse {
  readonly course: Course;
  readonly listId: string;
  readonly addedAt: Moment;
  /** Determines the order in the list, lowest first. */
  readonly rank: number;
  /** The owner's note on it, visible in the shared list. */
  readonly note?: string | undefined;
}

/** A list without its courses. */
export interface ListHead {
  readonly id: string;
  /** '' for the list that always exists. */
  readonly name: string;
  /** Lists are shown in this order. */
  readonly createdAt: Moment;
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

/** How far an owner is with a course, in order. */
export const progresses = ['not-started', 'in-progress', 'finished'] as const;

/** A course that its owner bought or enrolled in. */
export interface OwnedCourse {
  readonly course: Course;
  /** The day on which it was bought or enrolled in; null when it is unknown. */
  readonly ownedOn: CalendarDay | null;
  /** When it was marked as owned. */
  readonly ownedAt: Moment;
  /** The recorded price at that time; null for an unknown price or a free course. */
  readonly paid: Money | null;
  readonly progress: (typeof progresses)[number];
  /** How much of it is done, in whole percent from 1 to 99; absent where nothing is said of it. */
  readonly share?: number | undefined;
  /** The day on which it was finished; absent unless it is, or where that is not known. */
  readonly finishedOn?: CalendarDay | undefined;
  /** The https address of the reader's certificate. */
  readonly certificateUrl?: string | undefined;
  /** The owner's note on it, for nobody else. */
  readonly note?: string | undefined;
}
