import { primaryLanguage } from '@aulario/search';
import { categories } from '../../course/categories.ts';
import { type AccessPart, type Course, levels, type Money } from '../../course/course.ts';
import { certificateOf, certifiedPrice } from '../../course/derived/certificateOf.ts';
import { nothing } from '../../course/derived/oneOffPrice.ts';
import { totalHours } from '../../course/derived/totalHours.ts';
import { platformList, platformOf } from '../../course/platforms.ts';

/** One of the values in {@link facetValues}. */
export type FacetValue = string;

/** The value of a course whose property is unknown. */
export const unknownValue = 'unknown';

const priceRanges = ['free', 'under-20', '20-50', '50-100', 'over-100', 'paid'];

const languages = ['es', 'en', 'pt', 'fr', 'de', 'it'];

/**
 * The values of each facet in display order, 'unknown' last. Price ranges are in US dollars ('paid'
 * is any other currency), durations in hours, ratings in stars; a bound belongs to the upper range.
 * The certificate value 'yes' has an unknown price; 'certified' is the price of lessons and
 * certificate together, 'no' where there is none. Platforms are those known so far; a catalogue
 * may add more.
 */
const valuesByFacet = {
  category: [...categories, unknownValue],
  get platform() {
    return platformList().map(({ id }) => id);
  },
  language: [...languages, 'other', unknownValue],
  level: [...levels, unknownValue],
  price: [...priceRanges, unknownValue],
  lessons: ['free', 'paid', unknownValue],
  exercises: ['free', 'paid', unknownValue],
  certificate: ['free', 'included', 'paid', 'yes', 'no', unknownValue],
  certified: [...priceRanges, 'no', unknownValue],
  duration: ['under-2h', '2-10h', '10-20h', '20-40h', 'over-40h', unknownValue],
  rating: ['4.5-up', '4-4.5', '3-4', 'under-3', unknownValue],
} satisfies Record<string, readonly FacetValue[]>;

/** The properties that filters apply to. */
export type FacetId = keyof typeof valuesByFacet;

/** The values of each facet in display order. */
export const facetValues: Readonly<Record<FacetId, readonly FacetValue[]>> = valuesByFacet;

/** The facets in display order: that of {@link facetValues}. */
export const facetIds = Object.keys(facetValues) as readonly FacetId[];

export const isFacetId = (facet: string): facet is FacetId => facetIds.some((id) => id === facet);

/**
 * Returns the valid values among the given ones, without duplicates, in display order. An address
 * may name a platform before the catalogue is loaded: unknown platforms stay, at the end.
 */
export function orderedValues(facet: FacetId, given: ReadonlySet<FacetValue>): FacetValue[] {
  const values = facetValues[facet];
  const known = values.filter((value) => given.has(value));
  if (facet !== 'platform') return known;
  return [
    ...known,
    ...[...given].filter((id) => !values.includes(id) && platformOf(id).hosts.length > 0),
  ];
}

/**
 * A course passes if it has one of the listed values for every facet present here. Lists are never
 * empty.
 */
export type Filters = { readonly [F in FacetId]?: readonly FacetValue[] };

/** The number of courses for each value of each facet. */
export type FacetCounts = Readonly<Record<FacetId, Readonly<Record<FacetValue, number>>>>;

/** The first range whose lower bound is reached; ranges are in descending order. */
function rangeOf(amount: number, ranges: readonly (readonly [number, FacetValue])[]): FacetValue {
  return ranges.find(([from]) => amount >= from)?.[1] ?? unknownValue;
}

function languageOf(language: string | null): FacetValue {
  if (language === null) return unknownValue;
  const primary = primaryLanguage(language);
  return languages.includes(primary) ? primary : 'other';
}

const dollarRanges = [
  [100, 'over-100'],
  [50, '50-100'],
  [20, '20-50'],
  [0, 'under-20'],
] as const;

const rangeOfMoney = ({ amount, currency }: Money): FacetValue =>
  currency === 'USD' ? rangeOf(amount / 100, dollarRanges) : 'paid';

const priceOf = ({ price }: Course): FacetValue =>
  price.kind === 'paid' ? rangeOfMoney(price.money) : price.kind;

function certifiedOf(course: Course): FacetValue {
  const price = certifiedPrice(course);
  if (price === null) return certificateOf(course) === 'no' ? 'no' : unknownValue;
  return price === nothing ? 'free' : rangeOfMoney(price);
}

const hourRanges = [
  [40, 'over-40h'],
  [20, '20-40h'],
  [10, '10-20h'],
  [2, '2-10h'],
  [0, 'under-2h'],
] as const;

/**
 * Uses the maximum duration: 'under 10 hours' must hold for the slowest learners, too, so 14–28 hours
 * are in '20 to 40'. The filters say which end counts.
 */
function durationOf(course: Course): FacetValue {
  const hours = totalHours(course);
  return hours === null ? unknownValue : rangeOf(hours.max, hourRanges);
}

/** The lower bounds of the ranges that a query can name by a number: in US dollars and hours. */
export const namedRanges: {
  readonly [F in FacetId]?: readonly (readonly [from: number, value: FacetValue])[];
} = { price: dollarRanges, certified: dollarRanges, duration: hourRanges };

const starRanges = [
  [4.5, '4.5-up'],
  [4, '4-4.5'],
  [3, '3-4'],
  [0, 'under-3'],
] as const;

const accessOf =
  (part: AccessPart) =>
  ({ access }: Course): FacetValue =>
    access[part];

const readers: Record<FacetId, (course: Course) => FacetValue> = {
  category: ({ category }) => category ?? unknownValue,
  platform: ({ platform }) => platform,
  language: ({ language }) => languageOf(language),
  level: ({ level }) => level ?? unknownValue,
  price: priceOf,
  lessons: accessOf('lessons'),
  exercises: accessOf('exercises'),
  certificate: certificateOf,
  certified: certifiedOf,
  duration: durationOf,
  rating: ({ rating }) => (rating === null ? unknownValue : rangeOf(rating, starRanges)),
};

/** The value of a course in a facet; of two categories, the first. */
export function facetValueOf(course: Course, facet: FacetId): FacetValue {
  return readers[facet](course);
}

/** All values of a course in a facet: one, or two categories. */
export function facetValuesOf(course: Course, facet: FacetId): readonly FacetValue[] {
  const value = facetValueOf(course, facet);
  const { secondCategory } = course;
  return facet === 'category' && secondCategory !== null ? [value, secondCategory] : [value];
}

/** The filters with one value put in or taken out; values stay in the order in which they are shown. */
export function withFilterValue(
  filters: Filters,
  facet: FacetId,
  value: FacetValue,
  isChosen: boolean,
): Filters {
  const { [facet]: before = [], ...others } = filters;
  const chosen = new Set(before);
  if (isChosen) chosen.add(value);
  else chosen.delete(value);
  const values = orderedValues(facet, chosen);
  return values.length === 0 ? others : { ...others, [facet]: values };
}

/** The filters without those of one facet. */
export function withoutFacet(filters: Filters, facet: FacetId): Filters {
  const { [facet]: _, ...others } = filters;
  return others;
}

/** Whether any filter is set. */
export const hasFilters = (filters: Filters): boolean => Object.keys(filters).length > 0;
