import type { FacetCounts } from '../facets/facets.ts';
import type { Catalogue } from '../port/catalogue.ts';
import type { CatalogueQuery } from '../port/catalogueQuery.ts';
import { chooseStartingCourses, type StartingCourse } from './startingCourses.ts';

/** A summary of the courses of a query. */
export interface QuerySummary {
  total: number;
  counts: FacetCounts;
  /** Empty if not requested, or for too few courses. */
  starts: readonly StartingCourse[];
}

/** Counts the courses of a query, and chooses first ones if `hasStarts`. */
export async function summariseQuery(
  catalogue: Pick<Catalogue, 'count' | 'search'>,
  query: CatalogueQuery,
  { hasStarts, signal }: { hasStarts: boolean; signal: AbortSignal },
): Promise<QuerySummary> {
  const counts = await catalogue.count(query, { signal });
  // Every course has exactly one value of this facet.
  const total = Object.values(counts.level).reduce((sum, count) => sum + count, 0);
  const starts = hasStarts ? await chooseStartingCourses(catalogue, query, total, signal) : [];
  return { total, counts, starts };
}
