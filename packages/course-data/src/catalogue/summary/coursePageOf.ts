import type { Course } from '../../course/course.ts';
import type { CourseDetails } from '../../course/courseDetails.ts';
import type { CoursePage } from '../port/catalogue.ts';
import { spanishNameOf } from '../subjects/subjectNames.ts';

/** The data of the page of a course. */
export const coursePageOf = (course: Course, details: CourseDetails): CoursePage => ({
  course,
  subjects: course.subjects.map((subject) => ({ subject, spanish: spanishNameOf(subject) })),
  details,
});
