import type { CalendarDay } from '../course/calendarDay.ts';
import type { AccessPart, Cost, Money } from '../course/course.ts';
import type { CourseDetails } from '../course/courseDetails.ts';
import { noDetails, unknownFacts } from '../course/unknownFacts.ts';

/** The facts that a record states as a course has them; those that a build finds out are not among them. */
type StatedFacts = Omit<
  typeof unknownFacts,
  'headline' | 'category' | 'secondCategory' | 'access' | 'priceFall'
> &
  Omit<CourseDetails, 'id' | 'certificate' | 'access' | 'offers' | 'priceHistory' | 'seen'>;

/**
 * The data that an importer found in one record; null and [] are unknown. Identity, title and
 * address are unchanged from the record.
 */
export interface Draft extends StatedFacts {
  sourceId: unknown;
  title: unknown;
  url: unknown;
  /** HTML or plain text; if missing, the first sentence of the description is used. */
  headline: string | null;
  /** In the provider's terms, the most likely first. */
  categories: readonly string[];
  /** In the provider's terms: categories beside the first, not those above it. */
  furtherCategories: readonly string[];
  /** What the feed itself states about free access. */
  access: Readonly<Partial<Record<AccessPart, Cost>>>;
  /** The last day on which the course is available. */
  expires: CalendarDay | null;
  /** The days between which these facts were recorded; null for that of the reading. */
  recorded: { readonly from: CalendarDay; readonly to: CalendarDay } | null;
  certificateName: string | null;
  certificatePrice: Money | null;
  credits: number | null;
}

/** A draft without any data. */
export const emptyDraft: Draft = {
  ...noDetails(''),
  ...unknownFacts,
  sourceId: null,
  title: null,
  url: null,
  headline: null,
  categories: [],
  furtherCategories: [],
  access: {},
  expires: null,
  recorded: null,
  certificateName: null,
  certificatePrice: null,
  credits: null,
};
