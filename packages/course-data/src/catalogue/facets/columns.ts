import { dayNumber } from '../../course/calendarDay.ts';
import { categories } from '../../course/categories.ts';
import type { Course } from '../../course/course.ts';
import { certifiedPrice } from '../../course/derived/certificateOf.ts';
import { nothing, type OneOff, oneOffPrice } from '../../course/derived/oneOffPrice.ts';
import { totalHours } from '../../course/derived/totalHours.ts';
import { type FacetId, type FacetValue, facetIds, facetValues, facetValuesOf } from './facets.ts';
import { type SortKey, sortKeys } from './sortKeys.ts';

type ValuesByCode = readonly (readonly FacetValue[])[];

const single = (facet: FacetId): ValuesByCode => facetValues[facet].map((value) => [value]);

const ofCategories: ValuesByCode = [
  ...single('category'),
  ...categories.flatMap((first) =>
    categories.filter((second) => second !== first).map((second) => [first, second]),
  ),
];

/**
 * What each code of a facet's column means: one of the facet's values, or, of the categories, two of
 * them. All codes fit in a byte.
 */
export const valuesByCode = (facet: FacetId): ValuesByCode =>
  facet === 'category' ? ofCategories : single(facet);

/** Consumes courses one by one and returns a result. */
export interface Aggregator<T> {
  add: (course: Course) => void;
  result: () => T;
}

/** Feeds courses to an aggregator. */
export function aggregate<T>(courses: Iterable<Course>, aggregator: Aggregator<T>): T {
  for (const course of courses) aggregator.add(course);
  return aggregator.result();
}

/** The columns for filtering and counting: for each facet, the code ({@link valuesByCode}) of every docId. */
export type FacetColumns = Readonly<Record<FacetId, Uint8Array>>;

const maxKey = 2 ** 32 - 2;

/** Dollars in cents; other currencies are not comparable. */
const amountKey = (price: OneOff): number | null => {
  if (price === nothing) return 0;
  return price?.currency === 'USD' ? price.amount : null;
};

/** Uses the maximum duration, as the facet does. */
function minutesKey(course: Course): number | null {
  const hours = totalHours(course);
  return hours === null ? null : Math.round(hours.max * 60);
}

const keyReaders: Record<SortKey, (course: Course) => number | null> = {
  published({ published, updated }) {
    const day = updated ?? published;
    return day === null ? null : dayNumber(day);
  },
  rating: ({ rating }) => (rating === null ? null : Math.round(rating * 100)),
  price: (course) => amountKey(oneOffPrice(course, false)),
  certified: (course) => amountKey(certifiedPrice(course)),
  minutes: minutesKey,
  weeks: ({ weeks }) => weeks?.max ?? null,
};

/** Returns the sort key of a course, larger for later or more; null when unknown. */
export const sortKeyOf = (course: Course, key: SortKey): number | null => keyReaders[key](course);

const keyOf = (value: number | null): number =>
  value === null ? 0 : Math.min(Math.max(0, value) + 1, maxKey);

/** What a key of a column that is not 0 stands for. */
export const amountOfKey = (key: number): number => key - 1;

/** Joins values to a key that no other values have. */
const keyOfValues = (values: readonly string[]): string => values.join('\n');

/** Collects the facet columns of `size` courses. */
export function facetAggregator(size: number): Aggregator<FacetColumns> {
  const facets = facetIds.map((facet) => ({
    facet,
    codes: new Map(valuesByCode(facet).map((values, code) => [keyOfValues(values), code])),
    column: new Uint8Array(size),
  }));
  let docId = 0;
  return {
    add: (course) => {
      for (const { facet, codes, column } of facets)
        column[docId] = codes.get(keyOfValues(facetValuesOf(course, facet))) ?? 0;
      docId += 1;
    },
    result: () =>
      Object.fromEntries(facets.map(({ facet, column }) => [facet, column])) as FacetColumns,
  };
}

/** The facet columns of the courses. */
export const facetColumnsOf = (courses: readonly Course[]): FacetColumns =>
  aggregate(courses, facetAggregator(courses.length));

/**
 * The sort columns: for each key, the value of every docId, larger for later or more; 0 is unknown.
 */
export type SortColumns = Readonly<Record<SortKey, Uint32Array>>;

/** Collects the sort columns of `size` courses, one for each of {@link sortKeys}. */
export function sortAggregator(size: number): Aggregator<SortColumns> {
  const columns = sortKeys.map((key) => [key, new Uint32Array(size)] as const);
  let docId = 0;
  return {
    add: (course) => {
      for (const [key, column] of columns) column[docId] = keyOf(sortKeyOf(course, key));
      docId += 1;
    },
    result: () => Object.fromEntries(columns) as SortColumns,
  };
}

/** The sort columns of the courses. */
export const sortColumnsOf = (courses: readonly Course[]): SortColumns =>
  aggregate(courses, sortAggregator(courses.length));
