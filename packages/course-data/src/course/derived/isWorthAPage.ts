import type { Course } from '../course.ts';

/**
 * Whether a record is complete enough for one of the first pages of a build that may only write so
 * many: a source, the price, and one more fact that matters for a choice.
 */
export function isWorthAPage(course: Course): boolean {
  const { instructors, institution, price, level, rating, minutes, weeks } = course;
  const hasSource = instructors.length > 0 || institution !== null;
  const facts = [level, rating, minutes, weeks];
  return hasSource && price.kind !== 'unknown' && facts.some((fact) => fact !== null);
}
