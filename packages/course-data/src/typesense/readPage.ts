import { type CataloguePage, type CatalogueResult, pageSize } from '../catalogue/catalogue.ts';
import { CatalogueError } from '../catalogue/catalogueError.ts';
import type { Course } from '../course/course.ts';
import { parseCourse } from '../course/parseCourse.ts';
import { readCorrection, readMatch } from './readMatch.ts';
import type { SearchResult } from './requestTypesense.ts';

function readCourse(input: unknown): Course {
  const parsing = parseCourse(input);
  if (!parsing.ok) throw new CatalogueError('damaged', parsing.issues);
  return parsing.course;
}

/** The courses of a result's hits. */
export const readCourses = ({ hits }: SearchResult): Course[] =>
  hits.map(({ document }) => readCourse(document.course));

/** The page of an answer that a result holds. `text` is what was asked for, '' when browsing. */
export function readPage(
  result: SearchResult,
  page: number,
  text: string,
): Omit<CataloguePage, 'similarTo'> {
  const results = result.hits.map(
    ({ document, text_match, highlights }): CatalogueResult => ({
      course: readCourse(document.course),
      match: text === '' ? null : readMatch(text, text_match, highlights),
    }),
  );
  return {
    results,
    damaged: 0,
    total: result.found,
    page,
    pageCount: Math.max(1, Math.ceil(result.found / pageSize)),
    // The server tells neither.
    leftOut: [],
    understood: [],
    correction: readCorrection(text, results[0]?.match ?? null),
  };
}
