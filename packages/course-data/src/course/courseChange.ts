import type { CalendarDay } from './calendarDay.ts';
import type { CategoryId, Money, PlatformId } from './course.ts';

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
