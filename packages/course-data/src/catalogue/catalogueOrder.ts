import { categories } from '../course/categories.ts';
import type { CategoryId, Course } from '../course/course.ts';
import { totalHours } from '../course/totalHours.ts';
import type { ReaderLanguage } from './catalogue.ts';
import type { CategoryRun } from './catalogueSource.ts';
import { facetValueOf, facetValues } from './facets.ts';

/** Where the specification's own default list stands: Python, in Development. */
export const firstCategory: CategoryId = 'Development';
export const firstSubject = 'Python';

interface Rank extends Pick<CategoryRun, 'category' | 'language' | 'isFirst'> {
  course: Course;
  known: number;
}

/** How many of the facts that one decides by are known: level, language, time, rating, price. */
function countKnown(course: Course): number {
  const { level, language, weeks, rating, price } = course;
  const time = totalHours(course) ?? weeks;
  const facts = [level, language, time, rating, price.kind === 'unknown' ? null : price];
  return facts.filter((fact) => fact !== null).length;
}

function rankOf(course: Course): Rank {
  const { category, subjects } = course;
  const isFirst = category === firstCategory && subjects.includes(firstSubject);
  const language = facetValueOf(course, 'language');
  return { course, category, language, isFirst, known: countKnown(course) };
}

const rankOfCategory = (category: CategoryId | null) =>
  category === null ? categories.length : categories.indexOf(category);

const byRank = (a: Rank, b: Rank) =>
  rankOfCategory(a.category) - rankOfCategory(b.category) ||
  Number(b.isFirst) - Number(a.isFirst) ||
  facetValues.language.indexOf(a.language) - facetValues.language.indexOf(b.language) ||
  b.known - a.known ||
  (b.course.rating ?? -1) - (a.course.rating ?? -1);

/**
 * The courses in the order of the catalogue, in which they are numbered: by category (courses
 * without one last; inside Development Python first), language, how much is known of them, then
 * rating, those without one last. Equals keep their order. It is the catalogue's first index:
 * browsing needs no other.
 */
export function inCatalogueOrder(courses: readonly Course[]): Course[] {
  return courses
    .map(rankOf)
    .toSorted(byRank)
    .map(({ course }) => course);
}

/** The runs of courses that are in the order of the catalogue. */
export function runsOf(courses: readonly Course[]): CategoryRun[] {
  const runs: CategoryRun[] = [];
  for (const [docId, course] of courses.entries()) {
    const { category, language, isFirst } = rankOf(course);
    const last = runs.at(-1);
    const isSame =
      last?.category === category && last.language === language && last.isFirst === isFirst;
    if (isSame) last.to = docId + 1;
    else runs.push({ category, language, isFirst, from: docId, to: docId + 1 });
  }
  return runs;
}

/** Whose browsing it is. */
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
 * The docIds of the runs in the order of browsing: the preferred category first (Development when
 * none is), then the others in the order of the catalogue; inside each the reader's language first.
 * Who prefers none begins with the first course of each category: a page of all twelve.
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
