import type { Course } from '../course/course.ts';
import { buildIndex, courseDocument, glossary, joinIndex, openIndex } from '../search/index.ts';
import { createTextIndex } from './createTextIndex.ts';
import type { TextIndex } from './textIndex.ts';

/** The text search of courses in memory: the same index, built here and now. */
export function createMemoryTextIndex(courses: readonly Course[]): Promise<TextIndex> {
  const index = () => openIndex(joinIndex(buildIndex(courses.map(courseDocument), glossary)));
  const byPlace = async (places: Iterable<number>) =>
    Array.from(places, (place) => courses[place] ?? null);
  return createTextIndex(index, byPlace);
}
