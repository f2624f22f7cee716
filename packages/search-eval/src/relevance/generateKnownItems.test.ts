import { describe, expect, it } from 'vitest';
import { generateCourses } from '../synth/generateCourses.ts';
import { generateKnownItems } from './generateKnownItems.ts';
import { queryKinds } from './knownItem.ts';
import { splitForJudge } from './splitForJudge.ts';

const courses = [...generateCourses({ courses: 4000, seed: 3 })];
const items = generateKnownItems(courses, { seed: 5, perKind: 20 });
const ofKind = (kind: string) => items.filter((item) => item.kind === kind);
const titlesOf = ({ right }: { right: ReadonlySet<number> }) =>
  [...right].map((place) => splitForJudge(courses[place]?.title ?? ''));

describe('known-item queries', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(generateKnownItems(courses, { seed: 5, perKind: 20 })).toEqual(items);
    expect(generateKnownItems(courses, { seed: 6, perKind: 20 })).not.toEqual(items);
  });

  it('are as many of each kind', () => {
    for (const kind of queryKinds) expect(ofKind(kind), kind).toHaveLength(20);
  });

  it('all have a right answer', () => {
    for (const item of items) expect(item.right.size, item.text).toBeGreaterThan(0);
  });

  it.each(['title', 'words dropped', 'word order'])('ask with words of the title (%s)', (kind) => {
    for (const item of ofKind(kind)) {
      for (const title of titlesOf(item))
        expect(title).toEqual(expect.arrayContaining(splitForJudge(item.text)));
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

  it('take nothing for right in the other language that the reader could have in their own', () => {
    for (const { language, right } of ofKind('other language')) {
      for (const place of right) expect(courses[place]?.language?.slice(0, 2)).not.toBe(language);
    }
  });

  it('name an instructor of the right courses', () => {
    for (const { text, right } of ofKind('instructor')) {
      const [given = '', family = ''] = text.split(' ');
      for (const place of right) {
        expect(courses[place]?.instructors.join(' ')).toContain(given);
        expect(courses[place]?.instructors.join(' ')).toContain(family);
      }
    }
  });

  it('say so when the courses allow none of a kind', () => {
    expect(() => generateKnownItems(courses.slice(0, 1), { seed: 5, perKind: 20 })).toThrow(
      RangeError,
    );
  });
});
