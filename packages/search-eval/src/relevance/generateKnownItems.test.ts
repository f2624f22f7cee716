import { describe, expect, it } from 'vitest';
import { generateCourses } from '../synth/generateCourses.ts';
import { generateKnownItems, queryKinds } from './generateKnownItems.ts';
import type { JudgedQuery } from './judge.ts';
import { splitForJudge } from './splitForJudge.ts';

const courses = [...generateCourses({ courses: 4000, seed: 3 })];
const items = generateKnownItems(courses, { seed: 5, perKind: 20 });
const ofKind = (kind: string) => items.filter((item) => item.kind === kind);
const rightOf = ({ isRight }: JudgedQuery) => courses.filter(isRight);

describe('known-item queries', () => {
  it('are the same for the same seed, and others for another', () => {
    const asked = (some: readonly JudgedQuery[]) =>
      some.map((item) => ({ ...item, isRight: rightOf(item) }));
    const again = (seed: number) => asked(generateKnownItems(courses, { seed, perKind: 20 }));
    expect(again(5)).toEqual(asked(items));
    expect(again(6)).not.toEqual(asked(items));
  });

  it('are as many of each kind', () => {
    for (const kind of queryKinds) expect(ofKind(kind), kind).toHaveLength(20);
  });

  it('all have a right answer', () => {
    for (const item of items) expect(rightOf(item).length, item.text).toBeGreaterThan(0);
  });

  it.each(['title', 'words dropped', 'word order'])('ask with words of the title (%s)', (kind) => {
    for (const item of ofKind(kind)) {
      for (const { title } of rightOf(item))
        expect(splitForJudge(title)).toEqual(expect.arrayContaining(splitForJudge(item.text)));
    }
  });

  it.each(['insertion', 'deletion', 'substitution', 'transposition', 'mixed'])(
    'ask with one word that no title has (%s)',
    (kind) => {
      const known = new Set(courses.flatMap(({ title }) => splitForJudge(title)));
      for (const { text } of ofKind(kind)) {
        expect(
          splitForJudge(text).filter((word) => !known.has(word)),
          text,
        ).toHaveLength(1);
      }
    },
  );

  it('ask without accents, or with one too many', () => {
    for (const { text } of ofKind('accents missing')) expect(text).not.toMatch(/[áéíóúñãçäöüèêà]/);
    for (const { text } of ofKind('accents extra')) expect(text).toMatch(/[áéíóú]/);
  });

  it('name an instructor of the right courses', () => {
    for (const item of ofKind('instructor')) {
      const [given = '', family = ''] = item.text.split(' ');
      for (const { instructors } of rightOf(item)) {
        expect(instructors.join(' ')).toContain(given);
        expect(instructors.join(' ')).toContain(family);
      }
    }
  });

  it('say so when the courses allow none of a kind', () => {
    expect(() => generateKnownItems(courses.slice(0, 1), { seed: 5, perKind: 20 })).toThrow(
      RangeError,
    );
  });
});
