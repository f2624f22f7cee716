import type { CategoryId, Course } from '../course/course.ts';
import type { Recommendation, RecommendationQuery } from './catalogue.ts';
import { browsePlaces } from './catalogueOrder.ts';
import type { CatalogueSource } from './catalogueSource.ts';
import { type RecommendationLine, takeInTurn } from './takeInTurn.ts';

const mostFromCart = 3;

type Line = RecommendationLine<number>;

async function likeInCart(
  source: CatalogueSource,
  course: Course,
  { language }: RecommendationQuery,
  enough: number,
): Promise<Line> {
  const similar = await (await source.text()).similar(course, { language });
  return { reason: { kind: 'cart', course }, items: similar.rank(0, enough) };
}

async function inCategory(
  source: CatalogueSource,
  category: CategoryId,
  { language }: RecommendationQuery,
  enough: number,
): Promise<Line> {
  const runs = (await source.runs()).filter((run) => run.category === category);
  const places = browsePlaces(runs, { preferredCategory: category, language });
  return { reason: { kind: 'category', category }, items: places.subarray(0, enough) };
}

/** The courses of the cart whose like is recommended, the latest first. */
export const latestOf = (cart: readonly Course[]): Course[] =>
  cart.slice(-mostFromCart).toReversed();

/** Courses like the latest of the cart, and of the saved category, by turns. */
export async function recommend(
  source: CatalogueSource,
  asked: RecommendationQuery,
): Promise<readonly Recommendation[]> {
  const { category, cart, limit } = asked;
  // Whatever is in the cart may be among them, and is left out.
  const enough = limit + cart.length;
  const lines = await Promise.all([
    ...latestOf(cart).map((course) => likeInCart(source, course, asked, enough)),
    ...(category === null ? [] : [inCategory(source, category, asked, enough)]),
  ]);
  const taken = takeInTurn(lines, (place) => place, [], enough);
  const courses = await source.courses(taken.map(({ item }) => item));
  const inCart = new Set(cart.map(({ id }) => id));
  const recommended = courses.flatMap((course, index) => {
    const reason = taken[index]?.reason;
    const isNew = course !== null && reason !== undefined && !inCart.has(course.id);
    return isNew ? [{ course, reason }] : [];
  });
  return recommended.slice(0, limit);
}
