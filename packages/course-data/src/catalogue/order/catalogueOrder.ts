import { type CategoryId, categories } from '../../course/categories.ts';
import type { Course } from '../../course/course.ts';
import { type Aggregator, aggregate } from '../facets/columns.ts';
import { facetValueOf, facetValues, unknownValue } from '../facets/facets.ts';
import { type ReaderLanguage, readerLanguages } from '../port/catalogueQuery.ts';
import type { CategoryRun } from '../port/catalogueSource.ts';
import { courseMerit } from './courseMerit.ts';
import { kindCollector, spreadKinds } from './spreadKinds.ts';

/** Courses by index: an array, or a reader that decodes each course from a file on access. */
export interface CourseList extends Iterable<Course> {
  readonly length: number;
  at(index: number): Course | undefined;
}

/** A view of the courses at these indices, in this order, without copying. */
const coursesAt = (courses: CourseList, indices: Uint32Array): CourseList => ({
  length: indices.length,
  at: (index) => courses.at(indices[index] ?? courses.length),
  *[Symbol.iterator]() {
    for (const index of indices) {
      const course = courses.at(index);
      if (course !== undefined) yield course;
    }
  },
});

/** The category and subject of the specification's default list. */
export const firstCategory: CategoryId = 'Development';
export const firstSubject = 'Python';

/** The properties that all courses of one run share. */
function runOf(course: Course): Pick<CategoryRun, 'category' | 'language' | 'isFirst'> {
  const { category, subjects } = course;
  const isFirst = category === firstCategory && subjects.includes(firstSubject);
  return { category, language: facetValueOf(course, 'language'), isFirst };
}

const rankOfCategory = (category: CategoryId | null) =>
  category === null ? categories.length : categories.indexOf(category);

/** The rank of the run that a course belongs to. */
function rankOfRun(course: Course): number {
  const { category, language, isFirst } = runOf(course);
  const first = rankOfCategory(category) * 2 + (isFirst ? 0 : 1);
  return first * facetValues.language.length + facetValues.language.indexOf(language);
}

/** In stars: more than any course deserves. */
const pinnedMerit = 100;

/**
 * Returns the indices of the courses in catalogue order, which defines the docIds: by category
 * (courses without one last; in Development Python first), language, and merit ({@link courseMerit}),
 * with none beside one of its kind ({@link spreadKinds}). Stable. Everything that shows courses
 * without a query follows it, and so do equals of a search.
 */
function catalogueOrder(courses: CourseList, pinned: ReadonlySet<string>): Uint32Array {
  const merits = new Float64Array(courses.length);
  const runs = new Uint32Array(courses.length);
  const { kinds, add } = kindCollector(courses.length);
  let index = 0;
  for (const course of courses) {
    merits[index] = courseMerit(course) + (pinned.has(course.id) ? pinnedMerit : 0);
    runs[index] = rankOfRun(course);
    add(course, index);
    index += 1;
  }
  const order = Uint32Array.from(runs.keys()).sort(
    (one, other) =>
      (runs[one] ?? 0) - (runs[other] ?? 0) ||
      (merits[other] ?? 0) - (merits[one] ?? 0) ||
      one - other,
  );
  for (let from = 0; from < order.length; ) {
    const run = runs[order[from] ?? 0];
    let to = from;
    while (to < order.length && runs[order[to] ?? 0] === run) to += 1;
    order.set(spreadKinds(order.subarray(from, to), merits, kinds), from);
    from = to;
  }
  return order;
}

/**
 * A view of the courses in catalogue order, without copying them.
 *
 * @param pinned - The ids of courses that come before the others of their category and language.
 */
export const listInCatalogueOrder = (
  courses: CourseList,
  pinned: ReadonlySet<string> = new Set(),
): CourseList => coursesAt(courses, catalogueOrder(courses, pinned));

/** The courses in catalogue order. */
export const inCatalogueOrder = (courses: readonly Course[]): Course[] => [
  ...listInCatalogueOrder(courses),
];

/** Collects the runs of courses that are added in catalogue order. */
export function runAggregator(): Aggregator<CategoryRun[]> {
  const runs: CategoryRun[] = [];
  let docId = 0;
  return {
    add: (course) => {
      const { category, language, isFirst } = runOf(course);
      const last = runs.at(-1);
      const isSame =
        last?.category === category && last.language === language && last.isFirst === isFirst;
      if (isSame) last.to = docId + 1;
      else runs.push({ category, language, isFirst, from: docId, to: docId + 1 });
      docId += 1;
    },
    result: () => runs,
  };
}

/** The runs of courses that are in catalogue order. */
export const runsOf = (courses: readonly Course[]): CategoryRun[] =>
  aggregate(courses, runAggregator());

/** The reader's preferences for browsing. */
export interface BrowseReader {
  preferredCategory: CategoryId | null;
  language: ReaderLanguage;
}

const readableLanguages: ReadonlySet<string> = new Set([...readerLanguages, unknownValue]);

/** Whether nothing says that a reader of the interface knows its language. */
export const isThirdLanguage = ({ language }: CategoryRun) => !readableLanguages.has(language);

/**
 * The first run of each category in the reader's language, without one the first of it, unless all of it is
 * in third languages.
 */
function firstRuns(
  ordered: readonly CategoryRun[],
  language: ReaderLanguage,
): ReadonlySet<CategoryRun> {
  const byCategory = Map.groupBy(ordered, ({ category }) => category);
  byCategory.delete(null);
  const firsts = [...byCategory.values()].flatMap(
    (runs) => runs.find((run) => run.language === language) ?? runs.slice(0, 1),
  );
  return new Set(firsts.filter((run) => !isThirdLanguage(run)));
}

/** How many courses of the specification's default list come before the reader's language. */
const firstListLength = 13;

/** The part of the first subject that comes before all others, and what is left of it. */
function splitFirst(runs: readonly CategoryRun[]) {
  const first: CategoryRun[] = [];
  const rest: CategoryRun[] = [];
  let places = firstListLength;
  for (const run of runs) {
    const isFirst = run.isFirst && !isThirdLanguage(run);
    const to = isFirst ? Math.min(run.to, run.from + places) : run.from;
    places -= to - run.from;
    if (to > run.from) first.push({ ...run, to });
    if (to < run.to) rest.push({ ...run, from: to });
  }
  return { first, rest };
}

/**
 * Returns the docIds in browsing order: the preferred category first (Development by default), then
 * the others in catalogue order; within each, the reader's language first. Languages that the interface
 * does not have come after all others. Where several categories are browsed, Development starts with
 * a list about Python, as the specification says. Without a preferred category, the first course of
 * each comes before all that, in the reader's language where there is one, so that the first page
 * shows all twelve.
 */
export function browseOrder(
  runs: readonly CategoryRun[],
  { preferredCategory, language }: BrowseReader,
): Uint32Array {
  const preferred = preferredCategory ?? firstCategory;
  const lateness = (run: CategoryRun) =>
    run.category === preferred ? -1 : rankOfCategory(run.category);
  const isForeign = (run: CategoryRun) => (run.language === language ? 0 : 1);
  const byThird = (a: CategoryRun, b: CategoryRun) =>
    Number(isThirdLanguage(a)) - Number(isThirdLanguage(b));
  const inReadersOrder = runs.toSorted(
    (a, b) =>
      byThird(a, b) ||
      lateness(a) - lateness(b) ||
      isForeign(a) - isForeign(b) ||
      Number(b.isFirst) - Number(a.isFirst),
  );
  const isOneCategory = new Set(runs.map(({ category }) => category)).size === 1;
  const { first, rest } = isOneCategory
    ? { first: [], rest: inReadersOrder }
    : splitFirst(inReadersOrder);
  const ordered = [...first, ...rest].toSorted(
    (a, b) => byThird(a, b) || lateness(a) - lateness(b),
  );
  const shownAhead = preferredCategory === null ? firstRuns(ordered, language) : new Set();
  const docIds = new Uint32Array(runs.reduce((size, { from, to }) => size + to - from, 0));
  let filled = 0;
  for (const run of ordered) {
    if (shownAhead.has(run)) docIds[filled++] = run.from;
  }
  for (const run of ordered) {
    const from = shownAhead.has(run) ? run.from + 1 : run.from;
    for (let docId = from; docId < run.to; docId += 1, filled += 1) docIds[filled] = docId;
  }
  return docIds;
}
