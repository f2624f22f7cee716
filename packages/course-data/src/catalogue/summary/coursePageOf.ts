import type { Course } from '../../course/course.ts';
import type { CourseDetails } from '../../course/courseDetails.ts';
import type { CoursePage } from '../port/catalogueAnswers.ts';
import { namedSubject } from '../subjects/subjectNames.ts';

/** The data of the page of a course. */
export const coursePageOf = (course: Course, details: CourseDetails): CoursePage => ({
  course,
  subjects: course.subjects.map(namedSubject),
  details,
});
