import { categories } from '../../course/categories.ts';
import type { Course } from '../../course/course.ts';
import { categoriesOf } from '../../course/derived/categoriesOf.ts';
import { type Aggregator, aggregate } from '../facets/columns.ts';
import type { CategoryOverview, SubjectCount } from '../port/catalogueAnswers.ts';
import { namedSubject } from '../subjects/subjectNames.ts';

/** Each subject once, most courses first. */
function countsOf(totals: ReadonlyMap<string, number>): SubjectCount[] {
  const counts = Array.from(totals, ([subject, total]) => ({
    ...namedSubject(subject),
    total,
  }));
  return counts.toSorted((a, b) => b.total - a.total);
}

/** Counts the courses of the twelve categories and their subjects. */
export function overviewAggregator(): Aggregator<CategoryOverview[]> {
  const tallies = new Map(
    categories.map((category) => [category, { total: 0, subjects: new Map<string, number>() }]),
  );
  return {
    add: (course) => {
      for (const category of categoriesOf(course)) {
        const own = tallies.get(category);
        if (own === undefined) continue;
        own.total += 1;
        for (const subject of new Set(course.subjects))
          own.subjects.set(subject, (own.subjects.get(subject) ?? 0) + 1);
      }
    },
    result: () =>
      Array.from(tallies, ([category, { total, subjects }]) => ({
        category,
        total,
        subjects: countsOf(subjects),
      })),
  };
}

/** The twelve categories of these courses with their counts. */
export const overviewOf = (courses: readonly Course[]): CategoryOverview[] =>
  aggregate(courses, overviewAggregator());
