import type { Course } from '@aulario/course-data';
import { type CoursePage, emptyQuery, noDetails, type SimilarQuery } from '@aulario/course-data';
import { coursePageOf } from '@aulario/course-data/engine';
import { readCourses } from './answers/readPage.ts';
import { courseWithId, likeCourse } from './likeCourse.ts';
import type { RequestSearches } from './requestTypesense.ts';

async function courseBy(ask: RequestSearches, id: string): Promise<Course | null> {
  const [result] = await ask([courseWithId(emptyQuery, id)]);
  return readCourses(result)[0] ?? null;
}

/** The course with an id. The server stores no details. */
export async function findCourse(ask: RequestSearches, id: string): Promise<CoursePage | null> {
  const course = await courseBy(ask, id);
  return course === null ? null : coursePageOf(course, noDetails(id));
}

/** The courses most similar to one; none without a course with the id. */
export async function similarCourses(
  ask: RequestSearches,
  { courseId, language, limit }: SimilarQuery,
): Promise<readonly Course[]> {
  const model = await courseBy(ask, courseId);
  if (model === null) return [];
  const [result] = await ask([likeCourse({ ...emptyQuery, language }, model, { per_page: limit })]);
  return readCourses(result);
}
