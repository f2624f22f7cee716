import type { CalendarDay } from './calendarDay.ts';
import type { CategoryId } from './categories.ts';

/** Identifies a platform: 'udemy', or the host of one that only the catalogue knows. */
export type PlatformId = string;

/** A marketplace. */
export interface Platform {
  readonly id: PlatformId;
  /** The name that users see, 'Udemy'. */
  readonly name: string;
  /** The exact hosts allowed in its course links, ['www.udemy.com']; never empty once parsed. */
  readonly hosts: readonly string[];
  /** Whether the price of a course includes its certificate. */
  readonly sellsCertificateWithCourse?: boolean | undefined;
}

/** The knowledge that a course requires, the least first. */
export const levels = ['beginner', 'intermediate', 'advanced'] as const;

/** One of {@link levels}. */
export type Level = (typeof levels)[number];

/** An amount in integer minor units (cents for USD), never negative. */
export interface Money {
  readonly amount: number;
  /** ISO 4217, 'USD'. */
  readonly currency: string;
}

/** The years in which something was recorded, both included. */
export interface Years {
  readonly from: number;
  readonly to: number;
}

interface KnownPrice {
  /** When it was recorded; left out where that is as for all facts of the course. */
  readonly recorded?: Years;
}

interface PaidPrice extends KnownPrice {
  readonly kind: 'paid';
  readonly money: Money;
}

interface FreePrice extends KnownPrice {
  readonly kind: 'free';
  /** The price of the optional certificate; null when unknown. */
  readonly certificate: Money | null;
}

/** The price of a course. Unknown is a separate kind: a missing price is not free. */
export type Price = PaidPrice | FreePrice | { readonly kind: 'unknown' };

/** A price that is lower than in earlier builds of the catalogue. */
export interface PriceFall {
  /** The earlier price, in the same currency. */
  readonly before: Money;
  /** The day of the first build with the lower price, 'YYYY-MM-DD'. */
  readonly since: CalendarDay;
}

/** An inclusive range; both ends are equal when the source gives one number. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** Whether something must be paid for. Without a source it is unknown, never free. */
export type Cost = 'free' | 'paid' | 'unknown';

/** The parts of a course that may be free. */
export const accessParts = ['lessons', 'exercises', 'certificate'] as const;

/** One of {@link accessParts}. */
export type AccessPart = (typeof accessParts)[number];

/** What is free in a course, and the evidence. */
export interface Access extends Readonly<Record<AccessPart, Cost>> {
  /** Null when everything is unknown. */
  readonly basis: {
    /** Whether the feed states it, or a dated rule of the platform for at least one part. */
    readonly source: 'feed' | 'rules';
    /** The day of the oldest of these facts, 'YYYY-MM-DD'. */
    readonly checked: CalendarDay;
    /** The day from which a rule needs a new check; null for facts of a feed. */
    readonly reviewBy: CalendarDay | null;
  } | null;
}

/** Whether learners choose their dates or follow the course's schedule. */
export type Pace = 'self' | 'scheduled';

/** The facts of a course that its title may show, and its category its subjects, too. */
export const filledFacts = ['language', 'category'] as const;

/** A fact of a course that no feed states, and that was found out from its title and subjects. */
export type FilledFact = (typeof filledFacts)[number];

/** The facts of one course for lists and cards, from any platform. */
export interface Course {
  /** Unique in the catalogue: platform, colon, id or slug at the source ('udemy:5459964'). */
  readonly id: string;
  readonly platform: PlatformId;
  /** The university or company behind the course, if the platform names one. */
  readonly institution: string | null;
  readonly title: string;
  /** One sentence about the course, in the course's own language. */
  readonly headline: string;
  /** https, on a host of the platform, without credentials or port. */
  readonly url: string;
  /** The https address of the platform's picture; null without one: the cover is drawn. */
  readonly imageUrl: string | null;
  /** Display names; cards show the first. May be empty. */
  readonly instructors: readonly string[];
  /** BCP 47, 'es-ES'; null when unknown. */
  readonly language: string | null;
  /** BCP 47; null when unknown, empty when the source says that there are none. */
  readonly subtitles: readonly string[] | null;
  readonly level: Level | null;
  /** The category whose cover it has, and under which it is listed first; null when unknown. */
  readonly category: CategoryId | null;
  /** Another one that feeds state, under which it is found as well; null for none. */
  readonly secondCategory: CategoryId | null;
  /** Finer topics, ['Python']; may be empty. */
  readonly subjects: readonly string[];
  readonly price: Price;
  /**
   * Computed from the catalogue's own record of the last 30 days, never from a shop's claim; null
   * for none.
   */
  readonly priceFall: PriceFall | null;
  readonly access: Access;
  /** 0 to 5; null when unknown. */
  readonly rating: number | null;
  /** The number of ratings; null when unknown. */
  readonly ratingCount: number | null;
  /** Length of the course in minutes; null when unknown. */
  readonly minutes: number | null;
  /** Duration in weeks; null when unknown. */
  readonly weeks: NumberRange | null;
  /** Hours of work per week; null when unknown. */
  readonly weeklyHours: NumberRange | null;
  readonly pace: Pace | null;
  /** Whether a certificate is available, paid or not; null when unknown. */
  readonly hasCertificate: boolean | null;
  /** The day on which it was published, 'YYYY-MM-DD'; null when unknown. */
  readonly published: CalendarDay | null;
  /** The day on which its content last changed, 'YYYY-MM-DD'; null when unknown. */
  readonly updated: CalendarDay | null;
  /** Which of these facts no feed states; empty where all are stated or unknown. */
  readonly filled: readonly FilledFact[];
  /** The years in which these facts were recorded; a price may have its own. */
  readonly recorded: Years;
}
