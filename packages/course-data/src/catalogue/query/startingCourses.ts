import type { Course } from '../../course/course.ts';
import { totalHours } from '../../course/derived/totalHours.ts';
import { type Filters, facetValues, unknownValue } from '../facets/facets.ts';
import type { Catalogue } from '../port/catalogue.ts';
import type { CatalogueQuery } from '../port/catalogueQuery.ts';

/** Why a course is a good first one. */
export type StartReason = 'shortest' | 'rated' | 'longest' | 'free';

/** A first course of a subject, with the reason. */
export interface StartingCourse {
  reason: StartReason;
  /** Whether the reason is meant among the courses in the reader's language only. */
  isInLanguage: boolean;
  course: Course;
}

interface Criterion {
  reason: StartReason;
  sort: CatalogueQuery['sort'];
  filters: Filters;
  /** Whether the last course in the order is chosen, instead of the first. */
  isLast?: boolean;
  /** Whether the facts that the reason depends on are known. */
  isKnown: (course: Course) => boolean;
}

const maxStarts = 3;

/** Requests the last page: the catalogue clamps later ones. */
const latePage = 1_000_000;

const knownHours = facetValues.duration.filter((value) => value !== unknownValue);

/** The minimum number of courses for a choice. */
const minCourses = 6;

/** By preference: the first three that a course meets are shown. */
const criteria: readonly Criterion[] = [
  {
    reason: 'shortest',
    sort: 'duration',
    filters: {},
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

/**
 * Up to three courses of a query that finds `total`, each the first for its reason: those in the
 * reader's language, then others.
 */
export async function chooseStartingCourses(
  catalogue: Pick<Catalogue, 'search'>,
  query: CatalogueQuery,
  total: number,
  signal: AbortSignal,
): Promise<readonly StartingCourse[]> {
  if (total < minCourses) return [];
  const own: Filters = { language: [query.language] };
  const coursesFor = async (
    { sort, isKnown, isLast = false, ...criterion }: Criterion,
    among: Filters,
  ) => {
    const page = isLast ? latePage : 1;
    const filters = { ...query.filters, ...criterion.filters, ...among };
    const { results } = await catalogue.search({ ...query, sort, page, filters }, { signal });
    const known = results.map(({ course }) => course).filter(isKnown);
    return isLast ? known.toReversed() : known;
  };
  const inLanguage = await Promise.all(criteria.map((criterion) => coursesFor(criterion, own)));
  const starts: StartingCourse[] = [];
  const choose = (reason: StartReason, isInLanguage: boolean, courses: readonly Course[]) => {
    const course = courses.find(({ id }) => starts.every((start) => start.course.id !== id));
    if (course !== undefined) starts.push({ reason, isInLanguage, course });
    return course !== undefined;
  };
  const unmet = criteria.filter(
    ({ reason }, index) =>
      starts.length === maxStarts || !choose(reason, true, inLanguage[index] ?? []),
  );
  for (const criterion of unmet) {
    if (starts.length === maxStarts) break;
    choose(criterion.reason, false, await coursesFor(criterion, {}));
  }
  return starts;
}
