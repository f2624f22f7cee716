import type { CategoryId, Course } from '../course/course.ts';
import type { Recommendation, RecommendationQuery, RecommendationReason } from './catalogue.ts';
import { browsePlaces } from './catalogueOrder.ts';
import type { CatalogueSource } from './catalogueSource.ts';

const mostFromCart = 3;

/** Places that one reason speaks for, the best first. */
interface Line {
  reason: RecommendationReason;
  places: readonly number[];
}

async function likeInCart(
  source: CatalogueSource,
  course: Course,
  { language }: RecommendationQuery,
  enough: number,
): Promise<Line> {
  const similar = await (await source.text()).similar(course, language);
  return { reason: { kind: 'cart', course }, places: similar.rank(0, enough) };
}

async function inCategory(
  source: CatalogueSource,
  category: CategoryId,
  { language }: RecommendationQuery,
  enough: number,
): Promise<Line> {
  const runs = (await source.runs()).filter((run) => run.category === category);
  const places = browsePlaces(runs, { preferredCategory: category, language });
  return { reason: { kind: 'category', category }, places: [...places.subarray(0, enough)] };
}

/** The lines by turns: the first of each, then the second of each; every place once. */
function inTurn(lines: readonly Line[]): Map<number, RecommendationReason> {
  const taken = new Map<number, RecommendationReason>();
  const longest = Math.max(0, ...lines.map(({ places }) => places.length));
  for (let turn = 0; turn < longest; turn += 1) {
    for (const { places, reason } of lines) {
      const place = places[turn];
      if (place !== undefined && !taken.has(place)) taken.set(place, reason);
    }
  }
  return taken;
}

/** Courses like the latest of the cart, and of the saved category, by turns. */
export async function recommend(
  source: CatalogueSource,
  asked: RecommendationQuery,
): Promise<readonly Recommendation[]> {
  const { category, cart, limit } = asked;
  // Whatever is in the cart may be among them, and is left out.
  const enough = limit + cart.length;
  const latest = cart.slice(-mostFromCart).toReversed();
  const lines = await Promise.all([
    ...latest.map((course) => likeInCart(source, course, asked, enough)),
    ...(category === null ? [] : [inCategory(source, category, asked, enough)]),
  ]);
  const taken = [...inTurn(lines)].slice(0, enough);
  const courses = await source.courses(taken.map(([place]) => place));
  const inCart = new Set(cart.map(({ id }) => id));
  const recommended = courses.flatMap((course, index) => {
    const reason = taken[index]?.[1];
    const isNew = course !== null && reason !== undefined && !inCart.has(course.id);
    return isNew ? [{ course, reason }] : [];
  });
  return recommended.slice(0, limit);
}
