import { categories } from '../categories/categories.ts';
import type { CategoryId, Course } from '../course/course.ts';
import type { CategoryOverview } from './catalogue.ts';
import type { CatalogueSummary, CategoryRun } from './catalogueSource.ts';

/** Where the specification's own default list stands: Python, in Development. */
export const firstCategory: CategoryId = 'Development';
export const firstSubject = 'Python';

function rankOf({ category, subjects }: Course): number {
  if (category === null) return categories.length;
  const isFirst = category === firstCategory && subjects.includes(firstSubject);
  return categories.indexOf(category) - (isFirst ? 0.5 : 0);
}

/**
 * The courses in the order of the catalogue, in which they are numbered: by category, Python first
 * inside Development, courses without a category last. Equals keep their order.
 */
export function inCatalogueOrder(courses: readonly Course[]): Course[] {
  return courses.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function runsOf(courses: readonly Course[]): CategoryRun[] {
  const runs: CategoryRun[] = [];
  for (const [place, { category }] of courses.entries()) {
    const last = runs.at(-1);
    if (last?.category === category) last.to = place + 1;
    else runs.push({ category, from: place, to: place + 1 });
  }
  return runs;
}

function overviewOf(courses: readonly Course[], category: CategoryId): CategoryOverview {
  const inside = courses.filter((course) => course.category === category);
  const totals = new Map<string, number>();
  for (const subject of inside.flatMap(({ subjects }) => [...new Set(subjects)])) {
    totals.set(subject, (totals.get(subject) ?? 0) + 1);
  }
  const subjects = Array.from(totals, ([subject, total]) => ({ subject, total }));
  return {
    category,
    total: inside.length,
    subjects: subjects.toSorted((a, b) => b.total - a.total),
  };
}

/** Sums up courses that are in the order of the catalogue. */
export function summaryOf(courses: readonly Course[]): CatalogueSummary {
  return {
    size: courses.length,
    runs: runsOf(courses),
    overview: categories.map((category) => overviewOf(courses, category)),
  };
}

/**
 * The places of the runs in the order of browsing: the preferred category first (Development when none is
 * saved), then the others in the order of the catalogue.
 */
export function browsePlaces(
  runs: readonly CategoryRun[],
  preferredCategory: CategoryId | null,
): Uint32Array {
  const preferred = preferredCategory ?? firstCategory;
  const places = new Uint32Array(runs.reduce((size, { from, to }) => size + to - from, 0));
  let filled = 0;
  const isPreferred = (run: CategoryRun) => (run.category === preferred ? 0 : 1);
  for (const { from, to } of runs.toSorted((a, b) => isPreferred(a) - isPreferred(b))) {
    for (let place = from; place < to; place += 1, filled += 1) places[filled] = place;
  }
  return places;
}
