import type { Course } from '@aulario/course-data';

/** The first instructor, or else the institution behind the course. */
export const teacherOf = ({ instructors, institution }: Course): string | undefined =>
  instructors[0] ?? institution ?? undefined;
