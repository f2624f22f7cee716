import { readLines } from '../../readData.ts';

/** A handwritten query with the expected results. */
export interface JudgedQuery {
  text: string;
  language: 'es' | 'en';
  /** The maximum rank of the expected courses; null when they must not be found. */
  within: number | null;
  /** Prefixes of the titles, each required; '*' matches any course. */
  titles: readonly string[];
}

/**
 * Reads a list: a line per query, 'query | 3 | beginning of a title; of another': both are among the
 * first three answers. A dash instead of the number: none of them is among the answers.
 *
 * @throws SyntaxError naming the line.
 */
export function parseJudged(lines: readonly string[], language: 'es' | 'en'): JudgedQuery[] {
  return lines.map((line, index) => {
    const [text, within, titles, ...rest] = line.split('|').map((part) => part.trim());
    if (!text || !within || !titles || rest.length > 0 || !/^(?:-|[1-9]\d?)$/.test(within)) {
      throw new SyntaxError(`${language}, line ${index + 1}: '${line}'`);
    }
    return {
      text,
      language,
      within: within === '-' ? null : Number(within),
      titles: titles.split(';').map((title) => title.trim()),
    };
  });
}

/** All queries written by hand, against the sample courses. */
export const judgedQueries: readonly JudgedQuery[] = (['es', 'en'] as const).flatMap((language) =>
  parseJudged(readLines(`relevance/judged/queries.${language}.txt`), language),
);
