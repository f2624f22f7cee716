import type { CategoryId, Course } from '../course/course.ts';
import type { Recommendation, RecommendationQuery, RecommendationReason } from './catalogue.ts';
import type { CatalogueSource } from './catalogueSource.ts';

interface Line {
  reason: RecommendationReason;
  places: Iterable<number>;
}

async function likeInCart(source: CatalogueSource, course: Course): Promise<Line> {
  const place = await source.placeOf(course.id);
  const places = place === null ? [] : await (await source.text()).similar(place);
  return { reason: { kind: 'cart', course }, places };
}

async function inCategory(source: CatalogueSource, category: CategoryId): Promise<Line> {
  const { runs } = await source.summary();
  const places = runs.filter((run) => run.category === category);
  return {
    reason: { kind: 'category', category },
    places: places.flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, index) => from + index),
    ),
  };
}

/** One of each line in turn, none twice and none that is excluded, until there are enough. */
function inTurn(lines: readonly Line[], excluded: Set<number>, limit: number) {
  const waiting = lines.map(({ reason, places }) => ({
    reason,
    places: places[Symbol.iterator](),
  }));
  const taken: { place: number; reason: RecommendationReason }[] = [];
  let isAnyLeft = limit > 0;
  while (isAnyLeft) {
    isAnyLeft = false;
    for (const { reason, places } of waiting) {
      let next = places.next();
      while (!next.done && excluded.has(next.value)) next = places.next();
      if (next.done) continue;
      excluded.add(next.value);
      taken.push({ place: next.value, reason });
      if (taken.length === limit) return taken;
      isAnyLeft = true;
    }
  }
  return taken;
}

/** Courses like those of the cart, the latest first, and of the saved category, in turn. */
export async function recommend(
  source: CatalogueSource,
  { category, cart, limit }: RecommendationQuery,
): Promise<readonly Recommendation[]> {
  const latest = cart.slice(-3).toReversed();
  const lines = await Promise.all([
    ...latest.map((course) => likeInCart(source, course)),
    ...(category === null ? [] : [inCategory(source, category)]),
  ]);
  const inCart = await Promise.all(cart.map(({ id }) => source.placeOf(id)));
  const taken = inTurn(lines, new Set(inCart.filter((place) => place !== null)), limit);
  const courses = await source.courses(taken.map(({ place }) => place));
  return courses.flatMap((course, index) => {
    const reason = taken[index]?.reason;
    return reason === undefined ? [] : [{ course, reason }];
  });
}
