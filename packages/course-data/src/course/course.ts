/** Names a marketplace: 'udemy', or the host of one that only the catalogue knows. */
export type PlatformId = string;

/** A marketplace. */
export interface Platform {
  readonly id: PlatformId;
  /** The name that users see, 'Udemy'. */
  readonly name: string;
  /** The exact hosts that its course links may have, ['www.udemy.com']; never empty once parsed. */
  readonly hosts: readonly string[];
  /** What is paid for a course pays its certificate, too. */
  readonly sellsCertificateWithCourse?: boolean | undefined;
}

/** The twelve categories of the specification (section 3), by the value that is stored. */
export type CategoryId =
  | 'Business'
  | 'Design'
  | 'Development'
  | 'Finance & Accounting'
  | 'IT & Software'
  | 'Lifestyle'
  | 'Marketing'
  | 'Music'
  | 'Office Productivity'
  | 'Personal Development'
  | 'Photography & Video'
  | 'Teaching & Academics';

/** How much a course asks of its learners beforehand. */
export type Level = 'beginner' | 'intermediate' | 'advanced';

/** An amount in integer minor units (cents for USD), never negative. */
export interface Money {
  readonly amount: number;
  /** ISO 4217, 'USD'. */
  readonly currency: string;
}

/** What a course costs. Unknown is a value of its own: a missing price is not free. */
export type Price =
  | { readonly kind: 'paid'; readonly money: Money }
  | {
      readonly kind: 'free';
      /** What the optional certificate costs; null when none is known. */
      readonly certificate: Money | null;
    }
  | { readonly kind: 'unknown' };

/** A price that is lower than builds of the catalogue saw it before. */
export interface PriceFall {
  /** In the currency of the price. */
  readonly before: Money;
  /** The day on which the lower one was first seen, 'YYYY-MM-DD'. */
  readonly since: string;
}

/** From one number to another, both included; equal where the source names one. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** Whether something must be paid for. What no source says is unknown, never free. */
export type Cost = 'free' | 'paid' | 'unknown';

/** The three things that 'free' may mean. */
export type AccessPart = 'lessons' | 'exercises' | 'certificate';

/** What can be had for nothing, and how that is known. */
export interface Access extends Readonly<Record<AccessPart, Cost>> {
  /** Null when everything is unknown. */
  readonly basis: {
    /** The feed says so itself, or a dated rule of the platform does for at least one part. */
    readonly source: 'feed' | 'rules';
    /** The day of the oldest of these facts, 'YYYY-MM-DD'. */
    readonly checked: string;
    /** The day from which a rule counts as unchecked; null for what a feed says. */
    readonly reviewBy: string | null;
  } | null;
}

/** How learners go through a course: whenever they like, or on its dates. */
export type Pace = 'self' | 'scheduled';

/** The facts of one course that lists and cards need, whatever marketplace it comes from. */
export interface Course {
  /** Unique in the catalogue: platform, colon, id or slug at the source ('udemy:5459964'). */
  readonly id: string;
  readonly platform: PlatformId;
  /** The university or company behind the course, where the marketplace names one. */
  readonly institution: string | null;
  readonly title: string;
  /** One sentence about the course, in the course's own language. */
  readonly headline: string;
  /** https, on a host of the platform, without credentials or port. */
  readonly url: string;
  /** A path of this site ('/covers/….svg') or an https address. */
  readonly imageUrl: string;
  /** Display names; cards show the first. May be empty. */
  readonly instructors: readonly string[];
  /** BCP 47, 'es-ES'; null when unknown. */
  readonly language: string | null;
  /** BCP 47; null when unknown, empty when the source says that there are none. */
  readonly subtitles: readonly string[] | null;
  readonly level: Level | null;
  readonly category: CategoryId | null;
  /** Finer topics, ['Python']; may be empty. */
  readonly subjects: readonly string[];
  readonly price: Price;
  /** Only from the catalogue's own record of the last 30 days, never what a shop claims; null for none. */
  readonly priceFall: PriceFall | null;
  readonly access: Access;
  /** 0 to 5; null when unknown. */
  readonly rating: number | null;
  /** How many people the rating is made of; null when unknown. */
  readonly ratingCount: number | null;
  /** Length of the course in minutes; null when unknown. */
  readonly minutes: number | null;
  /** How many weeks it lasts; null when unknown. */
  readonly weeks: NumberRange | null;
  /** Hours of work a week; null when unknown. */
  readonly weeklyHours: NumberRange | null;
  readonly pace: Pace | null;
  /** Whether a certificate can be had, paid or not; null when unknown. */
  readonly hasCertificate: boolean | null;
  /** The day on which it was published, 'YYYY-MM-DD'; null when unknown. */
  readonly published: string | null;
  /** The day on which its content last changed, 'YYYY-MM-DD'; null when unknown. */
  readonly updated: string | null;
  /** The years in which these facts were recorded; prices are as old as that. */
  readonly recorded: { readonly from: number; readonly to: number };
}
