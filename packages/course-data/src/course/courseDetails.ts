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

/** One time that a course is given. Days are 'YYYY-MM-DD', null when unknown or open. */
export interface CourseRun {
  readonly start: string | null;
  readonly end: string | null;
  /** The last day on which one can enrol. */
  readonly enrolBy: string | null;
  readonly pace: Pace | null;
}

/** Where the same course can be had, and for how much. */
export interface Offer {
  readonly platform: PlatformId;
  /** Checked like the address of a course. */
  readonly url: string;
  readonly price: Price;
  /** The day on which the price was read. */
  readonly checked: string;
}

/** What is kept of a certificate. */
export interface Certificate {
  /** As the source calls it, 'Professional Certificate'; null when it has no name for it. */
  readonly name: string | null;
  /** Null when unknown; an amount of 0 is free. */
  readonly price: Money | null;
  /** Academic credits, where there are any. */
  readonly credits: number | null;
}

/** One part of what a course gives for nothing, and where that is written. */
export interface AccessFact {
  readonly part: AccessPart;
  readonly cost: Cost;
  readonly source: 'feed' | 'rules';
  /** The day on which it was read, 'YYYY-MM-DD'. */
  readonly checked: string;
  /** The address of the provider's own page; null for what the feed says. */
  readonly page: string | null;
}

/** What memory of earlier builds says of a price, in the currency of the course's price. */
export interface PriceHistory {
  /** When the price was first seen. */
  readonly since: string;
  /** Since when no gap lies in the record; `since` where there is none at all. */
  readonly unbrokenSince: string;
  readonly lowest: Money;
  /** The lowest of the last 30 days; null when a gap of the record lies in them. */
  readonly lowest30Days: Money | null;
  /** The day on which the price last became another. */
  readonly changed: string | null;
}

/**
 * What the page of a course shows beside the facts of its card. Texts are plain, in the language of
 * the course. Lists are empty and values null where the source says nothing.
 */
export interface CourseDetails {
  /** The course's id. */
  readonly id: string;
  /** Paragraphs, without markup. */
  readonly description: readonly string[];
  /** What one learns. */
  readonly outcomes: readonly string[];
  readonly prerequisites: readonly string[];
  /** For whom it is made. */
  readonly audience: readonly string[];
  /** Skills, as the source names them. */
  readonly teaches: readonly string[];
  readonly curriculum: readonly CurriculumSection[];
  readonly lectureCount: number | null;
  /** How many people have enrolled. */
  readonly learners: number | null;
  readonly certificate: Certificate | null;
  readonly access: readonly AccessFact[];
  readonly runs: readonly CourseRun[];
  /** The course itself is not among them. */
  readonly offers: readonly Offer[];
  readonly priceHistory: PriceHistory | null;
  /** Days on which builds found the course; null when no build remembers. */
  readonly seen: { readonly first: string; readonly last: string } | null;
}
