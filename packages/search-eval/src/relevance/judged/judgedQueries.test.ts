import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  courseDocument,
  courseIndexLexicon,
  inCatalogueOrder,
} from '@aulario/course-data/documents';
import { sampleCourses } from '@aulario/course-data/testing';
import { buildIndex, joinIndex, openIndex } from '@aulario/search';
import { describe, expect, it } from 'vitest';

/** A handwritten query with the expected results. */
interface JudgedQuery {
  text: string;
  language: 'es' | 'en';
  /** The maximum rank of the expected courses; null when they must not be found. */
  within: number | null;
  /** Prefixes of the titles, each required; '*' matches any course. */
  titles: readonly string[];
}

/**
 * Parses 'query | 3 | beginning of a title; of another': both are among the first three answers. A
 * dash instead of the number: none of them is among the answers.
 */
function parseJudged(line: string, language: 'es' | 'en'): JudgedQuery {
  const {
    text = '',
    within,
    titles = '',
  } = /^(?<text>[^|]+) \| (?<within>-|[1-9]\d?) \| (?<titles>[^|]+)$/.exec(line)?.groups ?? {};
  if (within === undefined) throw new SyntaxError(`${language}: '${line}'`);
  return {
    text,
    language,
    within: within === '-' ? null : Number(within),
    titles: titles.split(';').map((title) => title.trim()),
  };
}

const judgedQueries = (['es', 'en'] as const).flatMap((language) =>
  readFileSync(join(import.meta.dirname, `queries.${language}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => parseJudged(line, language)),
);

const courses = inCatalogueOrder(sampleCourses);
const index = openIndex(joinIndex(buildIndex(courses.map(courseDocument), courseIndexLexicon())));

async function answerTo({ text, language }: JudgedQuery): Promise<string[]> {
  const answer = await index.search(text, { language });
  return answer.rank(0, answer.total).map(({ document }) => courses[document]?.title ?? '');
}

const isTitled = (title: string, start: string) =>
  start === '*' || title.toLowerCase().startsWith(start.toLowerCase());

function isMet({ within, titles }: JudgedQuery, answer: readonly string[]): boolean {
  const shown = answer.slice(0, within ?? answer.length);
  const isFound = (start: string) => shown.some((title) => isTitled(title, start));
  return within === null ? !titles.some(isFound) : titles.every(isFound);
}

describe('queries written by hand', () => {
  it('are at least 200, in both languages, about courses that exist', () => {
    expect(judgedQueries.length).toBeGreaterThanOrEqual(200);
    for (const language of ['es', 'en']) {
      expect(judgedQueries.filter((query) => query.language === language).length).toBeGreaterThan(
        100,
      );
    }
    const starts = judgedQueries.flatMap(({ titles }) => titles);
    const unknown = starts.filter((start) => !courses.some(({ title }) => isTitled(title, start)));
    expect(unknown).toEqual([]);
  });

  it('are answered as expected, 98 of 100 at least', async () => {
    const unmet: string[] = [];
    for (const query of judgedQueries) {
      const answer = await answerTo(query);
      if (isMet(query, answer)) continue;
      unmet.push(`${query.text}: ${query.titles.join('; ')} | ${answer.slice(0, 3).join('; ')}`);
    }
    const share = 1 - unmet.length / judgedQueries.length;
    expect(share, unmet.join('\n')).toBeGreaterThanOrEqual(0.98);
  });
});
