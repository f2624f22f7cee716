import type { Course } from '../course/course.ts';
import { totalHours } from '../course/totalHours.ts';
import { type FacetId, facetIds, facetValueOf, facetValues } from './facets.ts';
import { type Tally, tallied } from './tally.ts';

/** What is filtered and counted by: of every course, by its docId, the code of its value. */
export type FacetColumns = Readonly<Record<FacetId, Uint8Array>>;

/** What courses are sorted by. */
export type SortKey = 'published' | 'rating' | 'price' | 'minutes';

/** The keys by which courses can be sorted. */
export const sortKeys: readonly SortKey[] = ['published', 'rating', 'price', 'minutes'];

const day = 86_400_000;
const largest = 2 ** 32 - 2;
const firstDay = Date.parse('1970-01-01');

const dayKey = (written: string | null): number | null =>
  written === null ? null : (Date.parse(written) - firstDay) / day;

function priceKey({ price }: Course): number | null {
  if (price.kind === 'free') return 0;
  return price.kind === 'paid' && price.money.currency === 'USD' ? price.money.amount : null;
}

/** By the longest it may take, as the facet counts it. */
function minutesKey(course: Course): number | null {
  const hours = totalHours(course);
  return hours === null ? null : Math.round(hours.max * 60);
}

const keyReaders: Record<SortKey, (course: Course) => number | null> = {
  published: ({ published, updated }) => dayKey(updated ?? published),
  rating: ({ rating }) => (rating === null ? null : Math.round(rating * 100)),
  price: priceKey,
  minutes: minutesKey,
};

/** What a course is sorted by, the larger the later or the more; null when unknown. */
export const sortKeyOf = (course: Course, key: SortKey): number | null => keyReaders[key](course);

const keyOf = (value: number | null): number =>
  value === null ? 0 : Math.min(Math.max(0, value) + 1, largest);

/** Fills the columns of so many courses. The code of a value is its place in {@link facetValues}. */
export function facetTally(size: number): Tally<FacetColumns> {
  const facets = facetIds.map((facet) => ({
    facet,
    codes: new Map(facetValues[facet].map((value, code) => [value, code])),
    column: new Uint8Array(size),
  }));
  let place = 0;
  return {
    add: (course) => {
      for (const { facet, codes, column } of facets)
        column[place] = codes.get(facetValueOf(course, facet)) ?? 0;
      place += 1;
    },
    result: () =>
      Object.fromEntries(facets.map(({ facet, column }) => [facet, column])) as FacetColumns,
  };
}

/** What is filtered and counted by. */
export const facetColumnsOf = (courses: readonly Course[]): FacetColumns =>
  tallied(courses, facetTally(courses.length));

/** What is sorted by: of every course, by its docId, the larger the later or the more; 0 is unknown. */
export type SortColumns = Readonly<Record<SortKey, Uint32Array>>;

/** Fills the columns of so many courses, one for each of {@link sortKeys}. */
export function sortTally(size: number): Tally<SortColumns> {
  const columns = sortKeys.map((key) => [key, new Uint32Array(size)] as const);
  let place = 0;
  return {
    add: (course) => {
      for (const [key, column] of columns) column[place] = keyOf(sortKeyOf(course, key));
      place += 1;
    },
    result: () => Object.fromEntries(columns) as SortColumns,
  };
}

/** What is sorted by. */
export const sortColumnsOf = (courses: readonly Course[]): SortColumns =>
  tallied(courses, sortTally(courses.length));
