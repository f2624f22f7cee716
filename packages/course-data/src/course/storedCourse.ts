import * as v from 'valibot';
import type { Course } from './course.ts';
import { parseCourse } from './parseCourse.ts';

/** A course passes the same parser as one of the catalogue: its addresses end up as links. */
export const storedCourse = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, Course>(({ dataset, addIssue, NEVER }) => {
    const parsed = parseCourse(dataset.value);
    if (parsed.ok) return parsed.course;
    addIssue({ message: 'not a course' });
    return NEVER;
  }),
);
