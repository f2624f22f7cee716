import type { Course } from '../course.ts';

/** The first instructor, or else the institution behind the course. */
export const teacherOf = ({ instructors, institution }: Course): string | undefined =>
  instructors[0] ?? institution ?? undefined;
