import { type Catalogue, type Course, emptyQuery } from '@aulario/course-data';
import { isWorthAPage } from '@aulario/course-data/build';
import type { PageLimits } from '../buildSettings.ts';
import { browsedCourses } from './browsedCourses.ts';
import { type AskedCourse, maxTitles } from './listQuestions.ts';

/** What of a course decides on its page and on what many ask. */
export interface ListedCourse extends AskedCourse, Pick<Course, 'id'> {
  /** Whether it comes before others where not all have a page. */
  readonly isComplete: boolean;
}

/** The courses of a catalogue, or as many as its limits need. */
export interface ListedCourses {
  readonly courses: readonly ListedCourse[];
  /** The number of all courses. */
  readonly total: number;
}

/** Reads the courses of a catalogue in its order, once for their pages and the questions about them. */
export async function readCourses(
  catalogue: Pick<Catalogue, 'search'>,
  limits: Pick<PageLimits, 'courses' | 'answers'>,
): Promise<ListedCourses> {
  const courses: ListedCourse[] = [];
  const minCourses = limits.answers === 0 ? 0 : maxTitles;
  let complete = 0;
  for await (const course of browsedCourses(catalogue)) {
    if (complete >= limits.courses && courses.length >= minCourses) break;
    const { id, title, platform, institution, instructors, language } = course;
    const isComplete = isWorthAPage(course);
    courses.push({ id, title, platform, institution, instructors, language, isComplete });
    if (isComplete) complete += 1;
  }
  const { total } = await catalogue.search(emptyQuery);
  return { courses, total };
}
