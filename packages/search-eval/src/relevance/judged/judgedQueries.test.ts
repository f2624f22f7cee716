// @vitest-environment node

import { courseDocument, courseLexicon, inCatalogueOrder } from '@aulario/course-data/documents';
import { sampleCourses } from '@aulario/course-data/testing';
import { buildIndex, joinIndex, openIndex } from '@aulario/search';
import { describe, expect, it } from 'vitest';
import { type JudgedQuery, judgedQueries, parseJudged } from './judgedQueries.ts';

const courses = inCatalogueOrder(sampleCourses);
const index = openIndex(joinIndex(buildIndex(courses.map(courseDocument), courseLexicon())));

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

  it.each(['python', 'python | 0 | Python', 'python | 1 |', 'a | 1 | b | c'])(
    'are refused: %s',
    (line) => {
      expect(() => parseJudged(['piano | 1 | Piano', line], 'es')).toThrow(
        new SyntaxError(`es, line 2: '${line}'`),
      );
    },
  );
});
