import type { Course } from '../course/course.ts';
import { parseCourse } from '../course/parseCourse.ts';
import { joinPath, type RecordIssue } from '../course/validation.ts';
import { CatalogueError } from './catalogueError.ts';

/** The courses of a catalogue file, and the records that had to be skipped. */
export interface CourseReading {
  courses: readonly Course[];
  /** One entry for each skipped record: its place in the file, its first issue. */
  skipped: readonly RecordIssue[];
}

/**
 * Reads the content of 'courses.json', a list of courses. Damaged and repeated records are
 * skipped; a file that is no list, or in which nothing can be read, is a damaged catalogue.
 */
export function readCourses(content: unknown): CourseReading {
  if (!Array.isArray(content)) throw new CatalogueError('damaged');
  const courses = new Map<string, Course>();
  const skipped: RecordIssue[] = [];
  for (const [place, record] of content.entries()) {
    const parsing = parseCourse(record);
    if (!parsing.ok) {
      const [first = { path: '', message: 'Invalid record' }] = parsing.issues;
      skipped.push({ path: joinPath(place, first.path), message: first.message });
    } else if (courses.has(parsing.course.id)) {
      skipped.push({ path: joinPath(place, 'id'), message: 'Already in the catalogue' });
    } else courses.set(parsing.course.id, parsing.course);
  }
  if (courses.size === 0 && skipped.length > 0) throw new CatalogueError('damaged', skipped);
  return { courses: [...courses.values()], skipped };
}
