import { categories } from '../course/categories.ts';
import type { CategoryId, Course } from '../course/course.ts';
import type { CategoryOverview, SubjectCount } from './catalogue.ts';
import { spanishNameOf } from './subjectNames.ts';

/** Each subject once, most courses first. */
export function countSubjects(courses: readonly Course[]): SubjectCount[] {
  const totals = new Map<string, number>();
  for (const { subjects } of courses) {
    for (const subject of new Set(subjects)) totals.set(subject, (totals.get(subject) ?? 0) + 1);
  }
  const counts = Array.from(totals, ([subject, total]) => ({
    subject,
    spanish: spanishNameOf(subject),
    total,
  }));
  return counts.toSorted((a, b) => b.total - a.total);
}

/** The twelve categories with how many courses they have, of which subjects. */
export function overviewOf(courses: readonly Course[]): CategoryOverview[] {
  const inside = new Map<CategoryId | null, Course[]>();
  for (const course of courses) {
    const others = inside.get(course.category);
    if (others === undefined) inside.set(course.category, [course]);
    else others.push(course);
  }
  return categories.map((category) => {
    const own = inside.get(category) ?? [];
    return { category, total: own.length, subjects: countSubjects(own) };
  });
}
