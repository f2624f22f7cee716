import type { Course, NumberRange } from '../course.ts';

/** The maximum length of a course in hours; longer ones are errors of a source or a typist. */
export const maxCourseHours = 2000;

/**
 * The total hours of a course: its stated length, else weeks times hours per week; null when
 * neither is known.
 */
export function totalHours({
  minutes,
  weeks,
  weeklyHours,
}: Pick<Course, 'minutes' | 'weeks' | 'weeklyHours'>): NumberRange | null {
  if (minutes !== null) return { min: minutes / 60, max: minutes / 60 };
  if (weeks === null || weeklyHours === null) return null;
  return { min: weeks.min * weeklyHours.min, max: weeks.max * weeklyHours.max };
}

/** The middle of a range, where one number is needed. */
export const middleOf = ({ min, max }: NumberRange): number => (min + max) / 2;
