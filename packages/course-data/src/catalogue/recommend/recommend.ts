import { foldText } from '@aulario/search';
import type { CategoryId } from '../../course/categories.ts';
import type { Course } from '../../course/course.ts';
import { browseOrder } from '../order/catalogueOrder.ts';
import type { RecommendationQuery } from '../port/catalogue.ts';
import type { Recommendation } from '../port/catalogueAnswers.ts';
import { pageSize } from '../port/catalogueQuery.ts';
import type { CatalogueSource } from '../port/catalogueSource.ts';
import { findSimilar } from '../search/findCourses.ts';
import { interleave, interleaveRows, type RecommendationLine } from './interleave.ts';

const maxFromCart = 3;

type Line = RecommendationLine<number>;

/** A category's courses in the order of browsing. */
async function coursesIn(
  source: CatalogueSource,
  category: CategoryId,
  { language }: RecommendationQuery,
  enough: number,
): Promise<Uint32Array> {
  const runs = (await source.runs()).filter((run) => run.category === category);
  return browseOrder(runs, { preferredCategory: category, language }).subarray(0, enough);
}

/** Courses like one; after the last of them, since the page above may show them all, its category's. */
async function likeInCart(
  source: CatalogueSource,
  course: Course,
  reader: RecommendationQuery,
  enough: number,
): Promise<Line> {
  const similar = (await findSimilar(source, { course }, reader.language)).rank(0, enough);
  const { category } = course;
  const isFew = similar.length < enough && category !== null;
  const others = isFew ? await coursesIn(source, category, reader, enough) : [];
  return { reason: { kind: 'cart', course }, items: [...similar, ...others] };
}

async function inCategory(
  source: CatalogueSource,
  category: CategoryId,
  reader: RecommendationQuery,
  enough: number,
): Promise<Line> {
  const items = await coursesIn(source, category, reader, enough);
  return { reason: { kind: 'category', category }, items };
}

/** The latest courses of the cart, which recommendations are based on, the latest first. */
export const latestOf = (cart: readonly Course[]): Course[] =>
  cart.slice(-maxFromCart).toReversed();

/** The first page of browsing, which is shown above the recommendations. */
async function shownWhileBrowsing(
  source: CatalogueSource,
  reader: RecommendationQuery,
): Promise<ReadonlySet<number>> {
  const order = browseOrder(await source.runs(), reader);
  return new Set(order.subarray(0, pageSize));
}

/** Recommends courses similar to the latest of the cart, and of the saved category, by turns. */
export async function recommend(
  source: CatalogueSource,
  asked: RecommendationQuery,
): Promise<readonly Recommendation[]> {
  const { category, cart, limit } = asked;
  // Requests more than needed: those in the cart or on the page above are removed afterwards.
  const enough = limit + cart.length + pageSize;
  const lines = await Promise.all([
    ...latestOf(cart).map((course) => likeInCart(source, course, asked, enough)),
    ...(category === null ? [] : [inCategory(source, category, asked, enough)]),
  ]);
  const shown = await shownWhileBrowsing(source, asked);
  const unseen = lines.map(({ reason, items }) => ({
    reason,
    items: Array.from(items).filter((docId) => !shown.has(docId)),
  }));
  const taken = interleave(unseen, (docId) => docId, [], enough);
  const courses = await source.courses(taken.map(({ item }) => item));
  const found = new Map(taken.map(({ item }, index) => [item, courses[index] ?? null]));
  // A course may be in several lines; which one keeps it depends on how many lines are long enough.
  const rows = unseen.map(({ reason, items }) => ({
    reason,
    items: items.flatMap((docId) => found.get(docId) ?? []),
  }));
  // Two of one title would be taken for one course that is shown twice.
  const keyOf = ({ title }: Course) => foldText(title);
  return interleaveRows(rows, keyOf, cart.map(keyOf), limit).map(({ item, reason }) => ({
    course: item,
    reason,
  }));
}
