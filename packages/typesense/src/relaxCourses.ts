import {
  type CatalogueQuery,
  emptyQuery,
  facetIds,
  type Relaxations,
  withoutFacet,
} from '@aulario/course-data';
import { maxPopular, maxSubjects } from '@aulario/course-data/engine';
import { countedSubjects } from './answers/countedValues.ts';
import { readCourses } from './answers/readPage.ts';
import { readWanted } from './findPage.ts';
import type { RequestSearches } from './requestTypesense.ts';
import { searchParameters } from './searchParameters.ts';

/** Ways on from a query that found nothing, or too little. */
export async function relaxCourses(
  ask: RequestSearches,
  query: CatalogueQuery,
): Promise<Relaxations> {
  const { searchFor } = await readWanted(ask, query);
  const { language } = query;
  const asked = facetIds.filter((facet) => query.filters[facet] !== undefined);
  const [near, popular] = await ask([
    // Any of the words, with mistakes in them: its courses' subjects are near.
    searchParameters(
      { ...emptyQuery, language, text: query.text },
      {
        drop_tokens_threshold: 100,
        facet_by: 'subjects',
        max_facet_values: maxSubjects,
        per_page: maxPopular,
      },
    ),
    searchParameters({ ...emptyQuery, language, sort: 'rating' }, { per_page: maxPopular }),
  ]);
  const relaxed =
    asked.length === 0
      ? []
      : await ask(
          asked.map((facet) =>
            searchFor({ ...query, filters: withoutFacet(query.filters, facet) }),
          ),
        );
  const nearest = query.text === '' ? [] : readCourses(near);
  return {
    filters: asked
      .map((facet, index) => ({ facet, total: relaxed[index]?.found ?? 0 }))
      .filter(({ total }) => total > 0)
      .toSorted((a, b) => b.total - a.total),
    subjects: query.text === '' ? [] : countedSubjects(near),
    popular: nearest.length > 0 ? nearest : readCourses(popular),
  };
}
