import type { Course } from '../course/course.ts';
import { totalHours } from '../course/totalHours.ts';
import type { Catalogue, CatalogueQuery } from './catalogue.ts';
import { type Filters, facetValues, unknownValue } from './facets.ts';

/** Why a course is a good one to begin with. */
export type StartReason = 'shortest' | 'rated' | 'longest' | 'free';

/** A course to begin a subject with, and why. */
export interface StartingCourse {
  reason: StartReason;
  course: Course;
}

interface Wish {
  reason: StartReason;
  sort: CatalogueQuery['sort'];
  filters: Filters;
  /** Whether the last one in the order is meant. */
  isLast?: boolean;
  /** What must be known of the course for the reason to be true. */
  isKnown: (course: Course) => boolean;
}

const maxStarts = 3;

/** The last page is shown where a later one is asked for. */
const latePage = 1_000_000;

const knownHours = facetValues.duration.filter((value) => value !== unknownValue);

/** Among fewer there is nothing to choose. */
const minCourses = 6;

const wishesOf = ({ language }: CatalogueQuery): readonly Wish[] => [
  {
    reason: 'shortest',
    sort: 'duration',
    filters: { language: [language] },
    isKnown: (course) => totalHours(course) !== null,
  },
  {
    reason: 'rated',
    sort: 'rating',
    filters: {},
    isKnown: ({ rating }) => rating !== null,
  },
  {
    reason: 'longest',
    sort: 'duration',
    filters: { duration: knownHours },
    isLast: true,
    isKnown: () => true,
  },
  {
    reason: 'free',
    sort: 'relevance',
    filters: { price: ['free'], certificate: ['free', 'no'] },
    isKnown: () => true,
  },
];

/** Up to three courses of a query that finds `total`, each the first for its reason. */
export async function chooseStartingCourses(
  catalogue: Pick<Catalogue, 'search'>,
  query: CatalogueQuery,
  total: number,
  signal: AbortSignal,
): Promise<readonly StartingCourse[]> {
  if (total < minCourses) return [];
  const answers = await Promise.all(
    wishesOf(query).map(async ({ sort, filters, isLast = false, ...wish }) => {
      const page = isLast ? latePage : 1;
      const asked = { ...query, sort, page, filters: { ...query.filters, ...filters } };
      const { results } = await catalogue.search(asked, { signal });
      return { ...wish, results: isLast ? results.toReversed() : results };
    }),
  );
  const starts: StartingCourse[] = [];
  for (const { reason, isKnown, results } of answers) {
    const found = results.find(
      ({ course }) => isKnown(course) && starts.every((start) => start.course.id !== course.id),
    );
    if (found !== undefined) starts.push({ reason, course: found.course });
  }
  return starts.slice(0, maxStarts);
}
