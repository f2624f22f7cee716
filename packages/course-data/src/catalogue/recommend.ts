import type { CategoryId, Course } from '../course/course.ts';
import type { Recommendation, RecommendationQuery } from './catalogue.ts';
import type { CatalogueSource } from './catalogueSource.ts';
import { type RecommendationLine, takeInTurn } from './takeInTurn.ts';

type Line = RecommendationLine<number>;

async function likeInCart(source: CatalogueSource, course: Course): Promise<Line> {
  const place = await source.placeOf(course.id);
  const items = place === null ? [] : await (await source.text()).similar(place);
  return { reason: { kind: 'cart', course }, items };
}

async function inCategory(source: CatalogueSource, category: CategoryId): Promise<Line> {
  const { runs } = await source.summary();
  const places = runs.filter((run) => run.category === category);
  return {
    reason: { kind: 'category', category },
    items: places.flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, index) => from + index),
    ),
  };
}

/** The courses of the cart whose like is recommended, the latest first. */
export const latestOf = (cart: readonly Course[]): Course[] => cart.slice(-3).toReversed();

/** Courses like those of the cart, the latest first, and of the saved category, in turn. */
export async function recommend(
  source: CatalogueSource,
  { category, cart, limit }: RecommendationQuery,
): Promise<readonly Recommendation[]> {
  const lines = await Promise.all([
    ...latestOf(cart).map((course) => likeInCart(source, course)),
    ...(category === null ? [] : [inCategory(source, category)]),
  ]);
  const inCart = await Promise.all(cart.map(({ id }) => source.placeOf(id)));
  const taken = takeInTurn(lines, (place) => place, inCart, limit);
  const courses = await source.courses(taken.map(({ item }) => item));
  return courses.flatMap((course, index) => {
    const reason = taken[index]?.reason;
    return reason === undefined ? [] : [{ course, reason }];
  });
}
