import {
  type Catalogue,
  type CatalogueQuery,
  type Course,
  type Filters,
  totalHours,
} from '@aulario/course-data';

/** Why a course is a good one to begin with. */
export type StartReason = 'shortest' | 'rated' | 'free';

export interface Start {
  reason: StartReason;
  course: Course;
}

interface Wish {
  reason: StartReason;
  sort: CatalogueQuery['sort'];
  filters: Filters;
  /** What must be known of the course for the reason to be true. */
  isKnown: (course: Course) => boolean;
}

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
    reason: 'free',
    sort: 'relevance',
    filters: { price: ['free'], certificate: ['free', 'no'] },
    isKnown: () => true,
  },
];

/** Up to three courses of a query, each the first for its reason; no reason, no course. */
export async function chooseStarts(
  catalogue: Pick<Catalogue, 'search'>,
  query: CatalogueQuery,
  signal: AbortSignal,
): Promise<readonly Start[]> {
  const answers = await Promise.all(
    wishesOf(query).map(async ({ sort, filters, ...wish }) => {
      const asked = { ...query, sort, filters: { ...query.filters, ...filters } };
      return { ...wish, page: await catalogue.search(asked, { signal }) };
    }),
  );
  const starts: Start[] = [];
  for (const { reason, isKnown, page } of answers) {
    const found = page.results.find(
      ({ course }) => isKnown(course) && starts.every((start) => start.course.id !== course.id),
    );
    if (found !== undefined) starts.push({ reason, course: found.course });
  }
  return starts;
}

/** Whether a list of so many courses needs somewhere to begin. */
export const needsStarts = (total: number): boolean => total >= minCourses;
