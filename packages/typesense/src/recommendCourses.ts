import {
  type Course,
  emptyQuery,
  type Recommendation,
  type RecommendationQuery,
} from '@aulario/course-data';
import { interleaveRows, latestOf, type RecommendationLine } from '@aulario/course-data/engine';
import { readCourses } from './answers/readPage.ts';
import { likeCourse } from './likeCourse.ts';
import type { RequestSearches } from './requestTypesense.ts';
import {
  allOf,
  noneOf,
  oneOf,
  type SearchParameters,
  searchParameters,
} from './searchParameters.ts';

interface RecommendationSearch {
  reason: RecommendationLine<Course>['reason'];
  search: SearchParameters;
}

function recommendationSearches({
  category,
  cart,
  language,
  limit,
}: RecommendationQuery): RecommendationSearch[] {
  const query = { ...emptyQuery, language };
  const inCart = noneOf(
    'id',
    cart.map(({ id }) => id),
  );
  const likes = latestOf(cart).map(
    (course): RecommendationSearch => ({
      reason: { kind: 'cart', course },
      search: likeCourse(query, course, { per_page: limit, filter_by: inCart }),
    }),
  );
  if (category === null) return likes;
  const filter = allOf(oneOf('category', [category]), cart.length === 0 ? '' : inCart);
  const search = searchParameters(query, { per_page: limit, filter_by: filter });
  return [...likes, { reason: { kind: 'category', category }, search }];
}

/** Courses like those of the cart, the latest first, and of the saved category, in turn. */
export async function recommendCourses(
  ask: RequestSearches,
  asked: RecommendationQuery,
): Promise<readonly Recommendation[]> {
  const wishes = recommendationSearches(asked);
  if (wishes.length === 0) return [];
  const results = await ask(wishes.map(({ search }) => search));
  const lines = wishes.flatMap(({ reason }, index) => {
    const result = results[index];
    return result === undefined ? [] : [{ reason, items: readCourses(result) }];
  });
  const inCart = asked.cart.map(({ id }) => id);
  return interleaveRows(lines, ({ id }) => id, inCart, asked.limit).map(({ item, reason }) => ({
    course: item,
    reason,
  }));
}
