import type { Course } from '../course/course.ts';
import type { Feed, RejectedRecord } from './feed.ts';

/** Everything that a set of feeds gave. */
export interface BuiltCatalogue {
  /** In the order of the feeds, each id once. */
  courses: Course[];
  rejected: RejectedRecord[];
}

/**
 * Reads all feeds into one catalogue. A bad record is left out and reported; of two courses with
 * the same id the first is kept.
 */
export function buildCatalogue(feeds: readonly Feed[]): BuiltCatalogue {
  const courses = new Map<string, Course>();
  const rejected: RejectedRecord[] = [];
  for (const feed of feeds) {
    const reading = feed.read();
    rejected.push(...reading.rejected);
    for (const course of reading.courses) {
      if (courses.has(course.id)) {
        rejected.push({
          source: feed.source,
          path: course.id,
          message: 'Already in the catalogue',
        });
      } else courses.set(course.id, course);
    }
  }
  return { courses: [...courses.values()], rejected };
}
