import { createMemoryCatalogue } from '@aulario/course-data';
import { sampleCourses } from '@aulario/course-data/testing';
import { describe, expect, it } from 'vitest';
import { judgeNatural, type NaturalJudgement, sampleJudge } from './judgeNatural.ts';
import { naturalQueries } from './naturalQueries.ts';

const judging = naturalQueries.filter(({ set }) => set === 'judging');
const list = ({ misses }: NaturalJudgement) =>
  misses.map(({ kind, query, titles }) => `${kind}: ${query.text} > ${titles[0]}`).join('\n');

describe('natural queries', () => {
  it.each(['es', 'en'])(
    'are at least 300 in %s, no title among them, at least 150 in each set',
    (language) => {
      const own = naturalQueries.filter((query) => query.language === language);
      expect(own.length).toBeGreaterThanOrEqual(300);
      const titles = new Set(sampleCourses.map(({ title }) => title.toLowerCase()));
      expect(own.filter(({ text }) => titles.has(text.toLowerCase()))).toEqual([]);
      const judged = own.filter(({ set }) => set === 'judging').length;
      expect(Math.min(judged, own.length - judged)).toBeGreaterThanOrEqual(150);
    },
  );

  it('name samples that exist', () => {
    const known = naturalQueries.flatMap(({ topic }) => [...topic.right, ...topic.near]);
    const unknown = known.filter((entry) => {
      if (entry.startsWith('=')) {
        return !sampleCourses.some(({ subjects }) => subjects.includes(entry.slice(1)));
      }
      if (entry.startsWith('@')) {
        return !sampleCourses.some(({ category }) => category === entry.slice(1));
      }
      return !sampleCourses.some(({ title }) => title.startsWith(entry));
    });
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('are answered over the samples: .92 right first, .98 among three, 2 in 100 absurd at most', async () => {
    const judged = await judgeNatural(createMemoryCatalogue(sampleCourses), judging, sampleJudge);
    const { asked, rightFirst, rightAmongThree, absurdFirst } = judged;
    expect(rightFirst / asked, list(judged)).toBeGreaterThanOrEqual(0.92);
    expect(rightAmongThree / asked, list(judged)).toBeGreaterThanOrEqual(0.98);
    expect(absurdFirst / asked, list(judged)).toBeLessThanOrEqual(0.02);
  });
});
