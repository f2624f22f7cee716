import { categories } from '../course/categories.ts';
import type { CategoryId, Course } from '../course/course.ts';
import type { ReaderLanguage } from './catalogue.ts';
import type { CategoryRun } from './catalogueSource.ts';
import { facetValueOf, facetValues, unknownValue } from './facets.ts';

/** Where the specification's own default list stands: Python, in Development. */
export const firstCategory: CategoryId = 'Development';
export const firstSubject = 'Python';

interface Rank extends Pick<CategoryRun, 'category' | 'language' | 'isFirst'> {
  course: Course;
}

function rankOf(course: Course): Rank {
  const { category, subjects } = course;
  const isFirst = category === firstCategory && subjects.includes(firstSubject);
  // The specification's list keeps the order that it has there, whoever reads it.
  const language = isFirst ? unknownValue : facetValueOf(course, 'language');
  return { course, category, language, isFirst };
}

const rankOfCategory = (category: CategoryId | null) =>
  category === null ? categories.length : categories.indexOf(category);

const byLanguage = (a: Rank, b: Rank) =>
  facetValues.language.indexOf(a.language) - facetValues.language.indexOf(b.language) ||
  (b.course.rating ?? -1) - (a.course.rating ?? -1);

const byRank = (a: Rank, b: Rank) =>
  rankOfCategory(a.category) - rankOfCategory(b.category) ||
  Number(b.isFirst) - Number(a.isFirst) ||
  (a.isFirst ? 0 : byLanguage(a, b));

/**
 * The courses in the order of the catalogue, in which they are numbered: by category (courses
 * without one last; inside Development Python first), language, then rating, those without one
 * last. Equals keep their order. It is the catalogue's first index: browsing needs no other.
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

/**
 * The docIds of the runs in the order of browsing: the preferred category first (Development when
 * none is saved), then the others in the order of the catalogue; inside each the reader's language
 * first.
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
  const docIds = new Uint32Array(runs.reduce((size, { from, to }) => size + to - from, 0));
  let filled = 0;
  for (const { from, to } of ordered) {
    for (let docId = from; docId < to; docId += 1, filled += 1) docIds[filled] = docId;
  }
  return docIds;
}
