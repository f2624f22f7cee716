import type { Course } from '../../course/course.ts';
import { totalHours } from '../../course/totalHours.ts';
import { type Filters, facetValues, unknownValue } from '../facets/facets.ts';
import type { Catalogue, CatalogueQuery } from '../port/catalogue.ts';

/** Why a course is a good one to begin with. */
export type StartReason = 'shortest' | 'rated' | 'longest' | 'free';

/** A course to begin a subject with, and why. */
export interface StartingCourse {
  reason: StartReason;
  /** Whether the reason is meant among the courses in the reader's language only. */
  isInLanguage: boolean;
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

/** By preference: the first three that a course fulfils are shown. */
const wishes: readonly Wish[] = [
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
 * Up to three courses of a query that finds `total`, each the first for its reason: in the reader's
 * language, else in any.
 */
export async function chooseStartingCourses(
  catalogue: Pick<Catalogue, 'search'>,
  query: CatalogueQuery,
  total: number,
  signal: AbortSignal,
): Promise<readonly StartingCourse[]> {
  if (total < minCourses) return [];
  const own: Filters = { language: [query.language] };
  const coursesFor = async ({ sort, isKnown, isLast = false, ...wish }: Wish, among: Filters) => {
    const page = isLast ? latePage : 1;
    const filters = { ...query.filters, ...wish.filters, ...among };
    const { results } = await catalogue.search({ ...query, sort, page, filters }, { signal });
    const known = results.map(({ course }) => course).filter(isKnown);
    return isLast ? known.toReversed() : known;
  };
  const inLanguage = await Promise.all(wishes.map((wish) => coursesFor(wish, own)));
  const starts: StartingCourse[] = [];
  const choose = (reason: StartReason, isInLanguage: boolean, courses: readonly Course[]) => {
    const course = courses.find(({ id }) => starts.every((start) => start.course.id !== id));
    if (course !== undefined) starts.push({ reason, isInLanguage, course });
    return course !== undefined;
  };
  for (const [place, wish] of wishes.entries()) {
    if (starts.length === maxStarts) break;
    if (choose(wish.reason, true, inLanguage[place] ?? [])) continue;
    choose(wish.reason, false, await coursesFor(wish, {}));
  }
  return starts;
}
