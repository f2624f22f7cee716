import type { Course } from '../course/course.ts';
import { parseCourse } from '../course/parsing/parseCourse.ts';
import records from './sampleCourses.json' with { type: 'json' };

/**
 * The 120 courses of the sample catalogue, as `pnpm --filter @aulario/feeds samples` writes them.
 * All are real courses; their facts were recorded between 2020 and 2024.
 */
export const sampleCourses: readonly Course[] = records.flatMap((record) => {
  const parsing = parseCourse(record);
  return parsing.ok ? [parsing.course] : [];
});
