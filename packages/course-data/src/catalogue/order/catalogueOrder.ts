import { categories } from '../../course/categories.ts';
import type { CategoryId, Course } from '../../course/course.ts';
import { totalHours } from '../../course/totalHours.ts';
import { type Aggregator, aggregate } from '../facets/aggregator.ts';
import { facetValueOf, facetValues } from '../facets/facets.ts';
import { pageSize, type ReaderLanguage } from '../port/catalogue.ts';
import type { CategoryRun } from '../port/catalogueSource.ts';
import { type CourseList, coursesAt } from './courseList.ts';

/** The category and subject of the specification's default list. */
export const firstCategory: CategoryId = 'Development';
export const firstSubject = 'Python';

/** Counts the known facts that matter for a choice: level, language, time, rating, price. */
function countKnown(course: Course): number {
  const { level, language, weeks, rating, price } = course;
  const time = totalHours(course) ?? weeks;
  const facts = [level, language, time, rating, price.kind === 'unknown' ? null : price];
  return facts.filter((fact) => fact !== null).length;
}

/** The properties that all courses of one run share. */
function runOf(course: Course): Pick<CategoryRun, 'category' | 'language' | 'isFirst'> {
  const { category, subjects } = course;
  const isFirst = category === firstCategory && subjects.includes(firstSubject);
  return { category, language: facetValueOf(course, 'language'), isFirst };
}

const rankOfCategory = (category: CategoryId | null) =>
  category === null ? categories.length : categories.indexOf(category);

const mostKnown = 5;
const bestRating = 5;

/** The rank of the run that a course belongs to. */
function rankOfRun(course: Course): number {
  const { category, language, isFirst } = runOf(course);
  const first = rankOfCategory(category) * 2 + (isFirst ? 0 : 1);
  return first * facetValues.language.length + facetValues.language.indexOf(language);
}

/** The sort key of a course; smaller ones come first. Each step outweighs all following ones. */
function rankOf(course: Course, run: number): number {
  const known = run * (mostKnown + 1) + mostKnown - countKnown(course);
  return known * (bestRating + 2) + bestRating - (course.rating ?? -1);
}

/** A page of a run's courses: the first of each subject, then the second of each, and so on. */
function mixedPage(run: Uint32Array, subjects: Uint32Array): ReadonlySet<number> {
  const page = new Set<number>();
  const size = Math.min(pageSize, run.length);
  while (page.size < size) {
    const seen = new Set<number>();
    for (const index of run) {
      const subject = subjects[index] ?? 0;
      if (page.size === size) break;
      if (page.has(index) || seen.has(subject)) continue;
      seen.add(subject);
      page.add(index);
    }
  }
  return page;
}

/**
 * Returns the indices of the courses in catalogue order, which defines the docIds: by category
 * (courses without one last; in Development Python first), language, number of known facts, then
 * rating (unknown last). The first page of each category and language takes subjects by turns.
 * Stable. Browsing needs no other index.
 */
function catalogueOrder(courses: CourseList): Uint32Array {
  const ranks = new Float64Array(courses.length);
  const runs = new Uint32Array(courses.length);
  const subjects = new Uint32Array(courses.length);
  const numbers = new Map<string | undefined, number>();
  let index = 0;
  for (const course of courses) {
    const [subject] = course.subjects;
    const number = numbers.get(subject) ?? numbers.size;
    numbers.set(subject, number);
    const run = rankOfRun(course);
    ranks[index] = rankOf(course, run);
    runs[index] = run;
    subjects[index] = number;
    index += 1;
  }
  const order = Uint32Array.from(ranks.keys()).sort(
    (one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0) || one - other,
  );
  for (let from = 0; from < order.length; ) {
    const run = runs[order[from] ?? 0];
    let to = from;
    while (to < order.length && runs[order[to] ?? 0] === run) to += 1;
    const members = order.slice(from, to);
    const page = mixedPage(members, subjects);
    order.set([...page], from);
    order.set(
      members.filter((one) => !page.has(one)),
      from + page.size,
    );
    from = to;
  }
  return order;
}

/** A view of the courses in catalogue order, without copying them. */
export const listInCatalogueOrder = (courses: CourseList): CourseList =>
  coursesAt(courses, catalogueOrder(courses));

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

/** The first run of each category. */
function firstRuns(ordered: readonly CategoryRun[]): ReadonlySet<CategoryRun> {
  const seen = new Set<CategoryId | null>();
  return new Set(
    ordered.filter(({ category }) => {
      const isFirst = category !== null && !seen.has(category);
      seen.add(category);
      return isFirst;
    }),
  );
}

/**
 * Returns the docIds in browsing order: the preferred category first (Development by default), then
 * the others in catalogue order; within each, the reader's language first. Without a preferred
 * category it starts with the first course of each category, so that the first page shows all
 * twelve.
 */
export function browseOrder(
  runs: readonly CategoryRun[],
  { preferredCategory, language }: BrowseReader,
): Uint32Array {
  const preferred = preferredCategory ?? firstCategory;
  const lateness = (run: CategoryRun) =>
    run.category === preferred ? -1 : rankOfCategory(run.category);
  const isForeign = (run: CategoryRun) => (run.language === language ? 0 : 1);
  const ordered = runs.toSorted(
    (a, b) =>
      lateness(a) - lateness(b) ||
      Number(b.isFirst) - Number(a.isFirst) ||
      isForeign(a) - isForeign(b),
  );
  const shownAhead = preferredCategory === null ? firstRuns(ordered) : new Set();
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
