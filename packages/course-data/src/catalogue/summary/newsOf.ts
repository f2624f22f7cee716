import { addDays, type CalendarDay } from '../../course/calendarDay.ts';
import { type CategoryId, categories } from '../../course/categories.ts';
import type { Course, PlatformId } from '../../course/course.ts';
import {
  type CatalogueNews,
  type CourseChange,
  type CourseNews,
  type DiscontinuedCourse,
  newsDays,
} from '../../course/courseChange.ts';
import type { CourseDetails } from '../../course/courseDetails.ts';
import { categoriesOf } from '../../course/derived/categoriesOf.ts';

/** The maximum number of news of each kind that a list holds. */
const maxPerKind = 40;

/** The list of a category; null has all courses. */
export type NewsByCategory = ReadonlyMap<CategoryId | null, CatalogueNews>;

/** The keys of the lists, in the order in which their files are written. */
export const newsLists: readonly (CategoryId | null)[] = [null, ...categories];

/** Consumes courses in catalogue order with their details, and returns the news. */
interface NewsAggregator {
  add: (course: Course, details: CourseDetails | null) => void;
  result: () => NewsByCategory;
}

/** A fall to the lowest price that builds have found; null for another price. */
function lowestOf(course: Course, details: CourseDetails | null): CourseNews | null {
  const { price, priceFall } = course;
  const history = details?.priceHistory ?? null;
  if (price.kind !== 'paid' || priceFall === null || history === null) return null;
  const { lowest, since } = history;
  const { amount, currency } = price.money;
  return lowest.currency === currency && amount <= lowest.amount
    ? { kind: 'lowest', day: priceFall.since, course, before: priceFall.before, since }
    : null;
}

/** The latest first; of one day, in the order given. */
const latestFirst = <T extends { readonly day: CalendarDay }>(news: readonly T[]): T[] =>
  news.toSorted((one, other) => (one.day === other.day ? 0 : one.day < other.day ? 1 : -1));

/** Takes turns between the lists, so that no category fills a day alone. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const turnCount = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: turnCount }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  ).flat();
}

/** Returns a function that lists the news of a category, the first or the second of their courses. */
function listsOf<T extends { readonly day: CalendarDay }>(
  news: readonly T[],
  found: (item: T) => readonly (CategoryId | null)[],
): (category: CategoryId | null) => readonly T[] {
  const latest = latestFirst(news);
  const byFirst = Map.groupBy(latest, (item) => found(item)[0] ?? null);
  const all = latestFirst(inTurns([...byFirst.values()]));
  return (category) =>
    (category === null ? all : latest.filter((item) => found(item).includes(category))).slice(
      0,
      maxPerKind,
    );
}

/** Holds at most so many news of one day, category and group as a list shows. */
function createBuckets() {
  const buckets = new Map<string, CourseNews[]>();
  return {
    add(news: CourseNews, group = '') {
      const key = `${news.day} ${news.course.category} ${group}`;
      const bucket = buckets.get(key) ?? [];
      if (bucket.length < maxPerKind) bucket.push(news);
      buckets.set(key, bucket);
    },
    all: () => [...buckets.values()].flat(),
  };
}

/**
 * Collects the news of a catalogue by category. Only builds of different days can be compared:
 * without a record of an earlier one all lists are empty.
 *
 * @param builtOn - The day of the build, 'YYYY-MM-DD'; null for a recorded sample.
 */
export function newsAggregator(
  changes: readonly CourseChange[],
  builtOn: CalendarDay | null,
): NewsAggregator {
  const oldest = builtOn === null ? null : addDays(builtOn, -newsDays);
  const isRecent = ({ day }: { readonly day: CalendarDay }) => oldest !== null && day >= oldest;
  const firstDays = new Map<PlatformId, CalendarDay>();
  const freeSince = new Map(
    changes.flatMap(({ kind, id, day }) => (kind === 'free' ? [[id, day] as const] : [])),
  );
  const [fresh, free, lowest] = [createBuckets(), createBuckets(), createBuckets()];

  /** What came with the first build of its platform is not new: that build knew no earlier one. */
  const isLater = ({ day, course }: CourseNews) => day > (firstDays.get(course.platform) ?? day);

  return {
    add(course, details) {
      const first = details?.seen?.first;
      if (first === undefined) return;
      const { id, platform, access } = course;
      const known = firstDays.get(platform);
      if (known === undefined || first < known) firstDays.set(platform, first);
      const news: CourseNews = { kind: 'fresh', day: first, course };
      if (isRecent(news)) fresh.add(news, platform);
      const freeDay = access.lessons === 'free' ? freeSince.get(id) : undefined;
      const fall = lowestOf(course, details);
      if (freeDay !== undefined) free.add({ kind: 'free', day: freeDay, course });
      else if (fall !== null) lowest.add(fall);
    },
    result() {
      const earliest = [...firstDays.values()].toSorted()[0] ?? null;
      const since = builtOn !== null && earliest !== null && earliest < builtOn ? earliest : null;
      const recent = <T extends { readonly day: CalendarDay }>(news: readonly T[]) =>
        since === null ? [] : news.filter(isRecent);
      const lists = [lowest.all(), free.all(), fresh.all().filter(isLater)].map((news) =>
        listsOf(recent(news), ({ course }) => categoriesOf(course)),
      );
      const gone = listsOf(
        recent(changes.filter((each): each is DiscontinuedCourse => each.kind === 'discontinued')),
        ({ category }) => [category],
      );
      return new Map(
        newsLists.map((category) => {
          const courses = lists.flatMap((list) => list(category));
          return [category, { since, courses, gone: gone(category) }];
        }),
      );
    },
  };
}
