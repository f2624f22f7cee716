import type { CalendarDay } from './calendarDay.ts';
import type { CategoryId } from './categories.ts';
import type { Course, Money, PlatformId } from './course.ts';

/** What two courses have in common that makes them equivalent. */
export type EquivalenceReason = 'title' | 'subject' | 'level' | 'length';

/** A course that may replace a discontinued one. */
export interface Equivalent {
  readonly id: string;
  readonly why: readonly EquivalenceReason[];
}

interface Change<Kind extends string> {
  readonly kind: Kind;
  /** The course's id. */
  readonly id: string;
  /** The day of the first build with this change, 'YYYY-MM-DD'. */
  readonly day: CalendarDay;
}

/** A course that its platform's feed no longer contains. */
export interface DiscontinuedCourse extends Change<'discontinued'> {
  readonly title: string;
  readonly platform: PlatformId;
  /** Null when unknown. */
  readonly category: CategoryId | null;
  /** The day of the last build that contained it. */
  readonly lastSeen: CalendarDay;
  /** The most similar first. */
  readonly equivalents: readonly Equivalent[];
}

/** A change of a course between two builds of the catalogue. */
export type CourseChange =
  /** Another price, lower or higher, in the same currency. */
  | (Change<'price'> & { readonly before: Money; readonly now: Money })
  /** Its lessons have become free. */
  | Change<'free'>
  /** The platform reports new content. */
  | Change<'updated'>
  | DiscontinuedCourse;

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
