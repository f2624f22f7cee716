import {
  CatalogueError,
  type CataloguePage,
  type CatalogueResult,
  type Course,
  type MentionedFilter,
  pageSize,
  parseCourse,
} from '@aulario/course-data';
import { filtersUnsaid, nearestMeaning } from '@aulario/course-data/engine';
import type { ReadQuery } from '../readQuery.ts';
import type { SearchResult } from '../requestTypesense.ts';
import { countedValues } from './countedValues.ts';
import { askedWords, readCorrection, readMatch } from './readMatch.ts';

function readCourse(input: unknown): Course {
  const parsing = parseCourse(input);
  if (!parsing.ok) throw new CatalogueError('damaged', parsing.issues);
  return parsing.course;
}

/** The courses of a result's hits. */
export const readCourses = ({ hits }: SearchResult): Course[] =>
  hits.map(({ document }) => readCourse(document.course));

/** How many of the courses that a result counted pass a filter. */
function countOf(result: SearchResult, { facet, values }: MentionedFilter): number {
  return countedValues(result, facet)
    .filter(({ value }) => values.includes(value))
    .reduce((sum, { count }) => sum + count, 0);
}

/**
 * The filters that a text mentions, parted by what they leave of the courses that a result counted:
 * some of them, or, in a text that says nothing else, any; and none.
 */
export const countedFilters = (
  result: SearchResult,
  mentionedFilters: readonly MentionedFilter[],
): Pick<CataloguePage, 'mentionedFilters' | 'unmetFilters'> => ({
  mentionedFilters: mentionedFilters.filter((filter) => {
    const left = countOf(result, filter);
    return left > 0 && (left < result.found || filter.isWholeText);
  }),
  unmetFilters: mentionedFilters.filter((filter) => countOf(result, filter) === 0),
});

/** The words of the text that none of the courses has; Typesense does not tell them itself. */
function omittedWordsOf(text: string, results: readonly CatalogueResult[]): string[] {
  if (results.length === 0) return [];
  const found = new Set(results.flatMap(({ match }) => match?.words.map(({ asked }) => asked)));
  return [...askedWords(text).keys()].filter((word) => !found.has(word));
}

/** Whether none of these results says words of the text: Typesense does not tell of the others. */
const isUnsaidIn = (results: readonly CatalogueResult[]) => (asked: string) =>
  !results.some(({ match }) =>
    match?.words.some((word) => word.asked === asked && word.kind !== 'related'),
  );

/** The page of an answer that a result holds. */
export function readPage(
  result: SearchResult,
  page: number,
  query: ReadQuery,
): Omit<CataloguePage, 'similarTo'> {
  const { text, typed } = query;
  const results = result.hits.map(
    ({ document, text_match, highlights }): CatalogueResult => ({
      course: readCourse(document.course),
      match: text === '' ? null : readMatch(text, text_match, highlights),
    }),
  );
  const { mentionedFilters, unmetFilters } = countedFilters(result, query.mentionedFilters);
  return {
    results,
    damaged: 0,
    total: result.found,
    page,
    pageCount: Math.max(1, Math.ceil(result.found / pageSize)),
    omittedWords: text === '' ? [] : omittedWordsOf(text, results),
    mentionedFilters,
    unmetFilters: filtersUnsaid(unmetFilters, results),
    meaning: nearestMeaning(text, results, query.language, isUnsaidIn(results)),
    correction: readCorrection(typed, results[0]?.match ?? null),
  };
}
