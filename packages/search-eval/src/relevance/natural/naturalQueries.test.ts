import { sampleCourses } from '@aulario/course-data/testing';
import { describe, expect, it } from 'vitest';
import { askCatalogue } from '../engine.ts';
import { judge } from '../judge.ts';
import { aboutSamples, isMeant, naturalQueries } from './naturalQueries.ts';

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
    const unknown = known.filter(
      (entry) => !sampleCourses.some((course) => isMeant(course, entry)),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('are answered over the samples: .92 right first, .98 among three, 2 in 100 absurd at most', async () => {
    const judging = naturalQueries.filter(({ set }) => set === 'judging');
    const judged = await judge(aboutSamples(judging), askCatalogue(sampleCourses));
    const misses = judged.misses.map(
      ({ fault, query, titles }) => `${fault}: ${query.text} > ${titles[0]}`,
    );
    const { asked, first, amongThree, absurd } = judged;
    expect(first / asked, misses.join('\n')).toBeGreaterThanOrEqual(0.92);
    expect(amongThree / asked, misses.join('\n')).toBeGreaterThanOrEqual(0.98);
    expect(absurd / asked, misses.join('\n')).toBeLessThanOrEqual(0.02);
  });
});
