import {
  type Catalogue,
  type CatalogueQuery,
  emptyQuery,
  toQueryString,
} from '@aulario/course-data';
import { followedCourses } from './followedNews.ts';
import type { Followed } from './followedRepository.ts';

/** The key of a followed query: its conditions, without order and page. */
export const followedKey = (query: CatalogueQuery): string =>
  toQueryString({ ...query, sort: emptyQuery.sort, page: 1 });

/** Reads what to store to follow a query: its current courses, none of which is news. */
export async function followQuery(
  catalogue: Pick<Catalogue, 'about' | 'search'>,
  query: CatalogueQuery,
): Promise<Followed> {
  const [{ builtOn }, { courses, isWhole }] = await Promise.all([
    catalogue.about(null),
    followedCourses(catalogue, { ...query, sort: emptyQuery.sort }),
  ]);
  const courseIds = courses.map(({ id }) => id);
  return { query: followedKey(query), courseIds, isWhole, seenOn: builtOn };
}
