import type { Course } from '../course/course.ts';
import { type FacetId, facetIds, facetValueOf, facetValues } from './facets.ts';

/** What courses are sorted by. */
export type SortKey = 'published' | 'rating' | 'price' | 'minutes';

/** What is filtered, counted and sorted by, for every course by its place. */
export interface Columns {
  size: number;
  /** The place of the course's value in `facetValues`. */
  codes: Readonly<Record<FacetId, Uint8Array>>;
  /** The larger, the later or the more; 0 is unknown. */
  keys: Readonly<Record<SortKey, Uint32Array>>;
}

const day = 86_400_000;
const largest = 2 ** 32 - 2;
const firstDay = Date.parse('1900-01-01');

function priceKey({ price }: Course): number | null {
  if (price.kind === 'free') return 0;
  return price.kind === 'paid' && price.money.currency === 'USD' ? price.money.amount : null;
}

const keyReaders: Record<SortKey, (course: Course) => number | null> = {
  published: ({ published }) =>
    published === null ? null : (Date.parse(published) - firstDay) / day,
  rating: ({ rating }) => (rating === null ? null : Math.round(rating * 100)),
  price: priceKey,
  minutes: ({ minutes }) => minutes,
};

/** What a course is sorted by, the larger the later or the more; null when unknown. */
export const sortKeyOf = (course: Course, key: SortKey): number | null => keyReaders[key](course);

const keyOf = (value: number | null): number =>
  value === null ? 0 : Math.min(Math.max(0, value) + 1, largest);

function codesOf(courses: readonly Course[], facet: FacetId): Uint8Array {
  const codes = new Map(facetValues[facet].map((value, code) => [value, code]));
  return Uint8Array.from(courses, (course) => codes.get(facetValueOf(course, facet)) ?? 0);
}

const recordOf = <K extends string, V>(names: readonly K[], read: (name: K) => V) =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as Record<K, V>;

/** The keys by which courses can be sorted. */
export const sortKeys: readonly SortKey[] = ['published', 'rating', 'price', 'minutes'];

/** The columns of courses that are numbered by their place in the list. */
export function createColumns(courses: readonly Course[]): Columns {
  return {
    size: courses.length,
    codes: recordOf(facetIds, (facet) => codesOf(courses, facet)),
    keys: recordOf(sortKeys, (key) =>
      Uint32Array.from(courses, (course) => keyOf(sortKeyOf(course, key))),
    ),
  };
}
