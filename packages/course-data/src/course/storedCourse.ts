import * as v from 'valibot';
import type { Course } from './course.ts';
import { parseCourse } from './parseCourse.ts';

/**
 * Stored courses pass the same parser as those of the catalogue, since their addresses become
 * links.
 */
export const storedCourse = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, Course>(({ dataset, addIssue, NEVER }) => {
    const parsed = parseCourse(dataset.value);
    if (parsed.ok) return parsed.course;
    addIssue({ message: 'not a course' });
    return NEVER;
  }),
);
