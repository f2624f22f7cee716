import { buildIndex, joinIndex, openIndex, type SearchIndex } from '@aulario/search';
import type { Course } from '../../course/course.ts';
import { courseDocument, courseIndexLexicon } from './courseDocument.ts';

/** Builds the search index of courses in memory, the same one that is written to files. */
export function buildSearchIndex(courses: readonly Course[]): SearchIndex {
  return openIndex(joinIndex(buildIndex(courses.map(courseDocument), courseIndexLexicon())));
}
