import type { CalendarDay } from './calendarDay.ts';
import type { AccessPart, Cost, Money, Pace, PlatformId, Price } from './course.ts';

/** One lesson of a section. */
export interface Lecture {
  readonly title: string;
  readonly minutes: number | null;
}

/** A chapter of a course. */
export interface CurriculumSection {
  /** Null where the source has lessons without chapters. */
  readonly title: string | null;
  /** Null when unknown. */
  readonly minutes: number | null;
  readonly lectures: readonly Lecture[];
}

/** One run of a course. Days are 'YYYY-MM-DD', null when unknown or open. */
export interface CourseRun {
  readonly start: CalendarDay | null;
  readonly end: CalendarDay | null;
  /** The last day to enrol. */
  readonly enrolBy: CalendarDay | null;
  readonly pace: Pace | null;
}

/** Another place that offers the same course, and its price. */
export interface Offer {
  readonly platform: PlatformId;
  /** Validated like the address of a course. */
  readonly url: string;
  readonly price: Price;
  /** The day on which the price was read. */
  readonly checked: CalendarDay;
}

/** A certificate. */
export interface Certificate {
  /** Its name at the source, 'Professional Certificate'; null without one. */
  readonly name: string | null;
  /** Null when unknown; an amount of 0 is free. */
  readonly price: Money | null;
  /** Academic credits, if any. */
  readonly credits: number | null;
}

/** The access to one part of a course, and its source. */
export interface AccessFact {
  readonly part: AccessPart;
  readonly cost: Cost;
  readonly source: 'feed' | 'rules';
  /** The day on which it was read, 'YYYY-MM-DD'. */
  readonly checked: CalendarDay;
  /** The provider's page with the rule; null for facts of the feed. */
  readonly page: string | null;
}

/** The record of a price in earlier builds, in the currency of the course's price. */
export interface PriceHistory {
  /** The day on which the first price was seen. */
  readonly since: CalendarDay;
  /** The start of the record's last part without gaps; equals `since` when there are none. */
  readonly unbrokenSince: CalendarDay;
  readonly lowest: Money;
  /** The lowest price of the last 30 days; null when the record has a gap there. */
  readonly lowest30Days: Money | null;
  /** The day of the last change of the price. */
  readonly changed: CalendarDay | null;
}

/**
 * The content of a course's page besides its card. Texts are plain, in the language of the course.
 * Lists are empty and values null when the source has none.
 */
export interface CourseDetails {
  /** The course's id. */
  readonly id: string;
  /** Paragraphs, without markup. */
  readonly description: readonly string[];
  /** Learning outcomes. */
  readonly outcomes: readonly string[];
  readonly prerequisites: readonly string[];
  /** The target audience. */
  readonly audience: readonly string[];
  /** Skills, named as in the source. */
  readonly teaches: readonly string[];
  readonly curriculum: readonly CurriculumSection[];
  readonly lectureCount: number | null;
  /** The number of enrolled people. */
  readonly learners: number | null;
  readonly certificate: Certificate | null;
  readonly access: readonly AccessFact[];
  readonly runs: readonly CourseRun[];
  /** Excludes the course itself. */
  readonly offers: readonly Offer[];
  readonly priceHistory: PriceHistory | null;
  /** The first and last build with the course; null without a record. */
  readonly seen: { readonly first: CalendarDay; readonly last: CalendarDay } | null;
}
