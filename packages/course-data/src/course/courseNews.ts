import type { CalendarDay } from './calendarDay.ts';
import type { Course, Money } from './course.ts';
import type { DiscontinuedCourse } from './courseChange.ts';

/** What became of a course, and the day of the first build that found it, 'YYYY-MM-DD'. */
interface News<Kind extends string> {
  readonly kind: Kind;
  readonly day: CalendarDay;
  readonly course: Course;
}

/** News of a course that the catalogue contains. */
export type CourseNews =
  /** The first build with the course; never the first one with its platform. */
  | News<'fresh'>
  /** No build since `since` has found a lower price. */
  | (News<'lowest'> & { readonly before: Money; readonly since: CalendarDay })
  /** Its lessons have become free. */
  | News<'free'>;

/** What became of the courses of a catalogue in the last days, the latest first. */
export interface CatalogueNews {
  /** The first day that builds compare with; null without two builds of different days. */
  readonly since: CalendarDay | null;
  readonly courses: readonly CourseNews[];
  /** What is no longer offered. */
  readonly gone: readonly DiscontinuedCourse[];
}

/** The number of days after which news are no longer new. */
export const newsDays = 30;

/** The news of a catalogue without a record of earlier builds. */
export const noNews: CatalogueNews = { since: null, courses: [], gone: [] };
