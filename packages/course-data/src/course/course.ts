/** The marketplaces whose courses the catalogue holds. */
export type PlatformId = 'udemy' | 'coursera' | 'edx';

/** A marketplace. */
export interface Platform {
  id: PlatformId;
  /** The name that readers see, 'Udemy'. */
  name: string;
  /** The exact host that its course links must have, 'www.udemy.com'. */
  host: string;
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
  amount: number;
  /** ISO 4217, 'USD'. */
  currency: string;
}

/** What a course costs. Unknown is a value of its own: a missing price is not free. */
export type Price =
  | { kind: 'paid'; money: Money }
  | {
      kind: 'free';
      /** What the optional certificate costs; null when none is known. */
      certificate: Money | null;
    }
  | { kind: 'unknown' };

/** One course of the catalogue, whatever marketplace it comes from. */
export interface Course {
  /** Unique in the catalogue: platform, colon, id or slug at the source ('udemy:5459964'). */
  id: string;
  platform: PlatformId;
  /** The university or company behind the course, where the marketplace names one. */
  institution: string | null;
  title: string;
  /** One sentence about the course, in the course's own language. */
  headline: string;
  /** https, on the exact host of the platform, without credentials or port. */
  url: string;
  /** A path of this site ('/covers/….svg') or an https address. */
  imageUrl: string;
  /** Display names; cards show the first. May be empty. */
  instructors: readonly string[];
  /** BCP 47, 'es-ES'; null when unknown. */
  language: string | null;
  level: Level | null;
  category: CategoryId | null;
  /** Finer topics, ['Python']; may be empty. */
  subjects: readonly string[];
  price: Price;
  /** 0 to 5; null when unknown. */
  rating: number | null;
  /** Length of the course in minutes; null when unknown. */
  minutes: number | null;
  /** Whether a certificate can be had, paid or not; null when unknown. */
  hasCertificate: boolean | null;
  /** The day on which it was published or last renewed, 'YYYY-MM-DD'; null when unknown. */
  published: string | null;
  /** The years in which these facts were recorded; prices are as old as that. */
  recorded: { from: number; to: number };
}
