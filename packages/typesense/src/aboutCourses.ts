import {
  type CatalogueAbout,
  emptyQuery,
  facetIds,
  platformOf,
  sortOrders,
  unknownValue,
} from '@aulario/course-data';
import { countCourses } from './countCourses.ts';
import type { RequestSearches } from './requestTypesense.ts';

/** What the server's courses are made of. When they were recorded it does not know. */
export async function aboutCourses(ask: RequestSearches): Promise<CatalogueAbout> {
  const counts = await countCourses(ask, emptyQuery);
  const platforms = Object.entries(counts.platform).filter(([, total]) => total > 0);
  return {
    platforms: platforms.map(([id, total]) => ({ id, name: platformOf(id).name, total })),
    recorded: null,
    builtOn: null,
    facets: facetIds.filter((facet) =>
      Object.entries(counts[facet]).some(([value, total]) => value !== unknownValue && total > 0),
    ),
    sorts: [...sortOrders],
  };
}
