import type { CatalogueQuery } from '@aulario/course-data';
import {
  type FacetCounts,
  type FacetId,
  facetIds,
  facetValues,
  withoutFacet,
} from '@aulario/course-data';
import { countedValues } from './answers/countedValues.ts';
import { readWanted } from './findPage.ts';
import type { RequestSearches, SearchResult } from './requestTypesense.ts';

const maxValues = Math.max(...facetIds.map((facet) => facetValues[facet].length));

function countsIn(result: SearchResult, facet: FacetId): Record<string, number> {
  const counts = new Map(countedValues(result, facet).map(({ value, count }) => [value, count]));
  return Object.fromEntries(facetValues[facet].map((value) => [value, counts.get(value) ?? 0]));
}

/**
 * Counts the courses of a query by facet. The facets without a filter are counted together; each one
 * with a filter needs a search of its own, which leaves that filter out.
 */
export async function countCourses(
  ask: RequestSearches,
  query: CatalogueQuery,
): Promise<FacetCounts> {
  const { searchFor } = await readWanted(ask, query);
  const filtered = facetIds.filter((facet) => query.filters[facet] !== undefined);
  const groups = [
    { facets: facetIds.filter((facet) => !filtered.includes(facet)), filters: query.filters },
    ...filtered.map((facet) => ({ facets: [facet], filters: withoutFacet(query.filters, facet) })),
  ];
  const results = await ask(
    groups.map(({ facets, filters }) =>
      searchFor({ ...query, filters }, { facet_by: facets.join(','), max_facet_values: maxValues }),
    ),
  );
  return Object.fromEntries(
    groups.flatMap(({ facets }, index) => {
      const result = results[index];
      return result === undefined ? [] : facets.map((facet) => [facet, countsIn(result, facet)]);
    }),
  ) as FacetCounts;
}
