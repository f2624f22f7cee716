import { categories } from '../categories/categories.ts';
import type { Course } from '../course/course.ts';

/** What courses can be narrowed down by. */
export type FacetId =
  | 'category'
  | 'platform'
  | 'language'
  | 'level'
  | 'price'
  | 'priceRange'
  | 'duration'
  | 'rating'
  | 'certificate';

/** One of the values in {@link facetValues}. */
export type FacetValue = string;

/** The value of a course about which a facet knows nothing. */
export const unknownValue = 'unknown';

const languages = ['es', 'en', 'pt', 'fr', 'de', 'it'];

/**
 * The values of each facet in the order in which they are shown, 'unknown' last. Price ranges are
 * in US dollars, durations in hours, ratings in stars; bounds belong to the upper range.
 */
export const facetValues: Readonly<Record<FacetId, readonly FacetValue[]>> = {
  category: [...categories, unknownValue],
  platform: ['udemy', 'coursera', 'edx'],
  language: [...languages, 'other', unknownValue],
  level: ['beginner', 'intermediate', 'advanced', unknownValue],
  price: ['free', 'paid', unknownValue],
  priceRange: ['free', 'under-20', '20-50', '50-100', 'over-100', unknownValue],
  duration: ['under-2h', '2-6h', '6-17h', 'over-17h', unknownValue],
  rating: ['4.5-up', '4-4.5', '3-4', 'under-3', unknownValue],
  certificate: ['yes', 'no', unknownValue],
};

/** The facets in the order in which they are shown. */
export const facetIds: readonly FacetId[] = [
  'category',
  'platform',
  'language',
  'level',
  'price',
  'priceRange',
  'duration',
  'rating',
  'certificate',
];

/**
 * What is asked of the facets: a course must have one of the values of every facet named here. An
 * absent facet asks nothing; a list is never empty.
 */
export type Filters = { readonly [F in FacetId]?: readonly FacetValue[] };

/** How many courses have each value of each facet. */
export type FacetCounts = Readonly<Record<FacetId, Readonly<Record<FacetValue, number>>>>;

/** The first value whose lower bound is reached; bounds fall. */
function rangeOf(amount: number, ranges: readonly (readonly [number, FacetValue])[]): FacetValue {
  return ranges.find(([from]) => amount >= from)?.[1] ?? unknownValue;
}

function languageOf(language: string | null): FacetValue {
  if (language === null) return unknownValue;
  const [primary = ''] = language.toLowerCase().split('-');
  return languages.includes(primary) ? primary : 'other';
}

const dollarRanges = [
  [10_000, 'over-100'],
  [5_000, '50-100'],
  [2_000, '20-50'],
  [0, 'under-20'],
] as const;

function priceRangeOf({ price }: Course): FacetValue {
  if (price.kind !== 'paid') return price.kind;
  return price.money.currency === 'USD' ? rangeOf(price.money.amount, dollarRanges) : unknownValue;
}

const minuteRanges = [
  [17 * 60, 'over-17h'],
  [6 * 60, '6-17h'],
  [2 * 60, '2-6h'],
  [0, 'under-2h'],
] as const;

const starRanges = [
  [4.5, '4.5-up'],
  [4, '4-4.5'],
  [3, '3-4'],
  [0, 'under-3'],
] as const;

const certificateOf = (has: boolean | null): FacetValue =>
  has === null ? unknownValue : has ? 'yes' : 'no';

const readers: Record<FacetId, (course: Course) => FacetValue> = {
  category: ({ category }) => category ?? unknownValue,
  platform: ({ platform }) => platform,
  language: ({ language }) => languageOf(language),
  level: ({ level }) => level ?? unknownValue,
  price: ({ price }) => price.kind,
  priceRange: priceRangeOf,
  duration: ({ minutes }) => (minutes === null ? unknownValue : rangeOf(minutes, minuteRanges)),
  rating: ({ rating }) => (rating === null ? unknownValue : rangeOf(rating, starRanges)),
  certificate: ({ hasCertificate }) => certificateOf(hasCertificate),
};

/** The one value that a course has in a facet. */
export function facetValueOf(course: Course, facet: FacetId): FacetValue {
  return readers[facet](course);
}
