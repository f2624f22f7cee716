import { aCourse } from '@aulario/course-data/testing';
import { expect, it } from 'vitest';
import { type JudgedQuery, judge } from './judge.ts';

const courses = Array.from({ length: 9 }, (_, place) =>
  aCourse({ id: `udemy:${place}`, language: place < 5 ? 'es-ES' : 'en-US' }),
);

const answer = (places: readonly number[]) => places.flatMap((place) => courses[place] ?? []);

/** A query of a Spanish reader with these right courses. */
const query = (text: string, right: number[], more: Partial<JudgedQuery> = {}): JudgedQuery => ({
  ...{ text, language: 'es', kind: 'title', ...more },
  isRight: (course) => answer(right).includes(course),
});

const judgeOne = (asked: JudgedQuery, places: readonly number[]) =>
  judge([asked], async () => answer(places), courses);

it('counts right answers at the first place, and among the first three and five', async () => {
  const answers: Record<string, number[]> = {
    first: [7, 1],
    third: [1, 2, 3],
    fifth: [1, 2, 3, 4, 5],
    sixth: [1, 2, 3, 4, 5, 6],
    none: [],
  };
  const queries = [
    query('first', [7]),
    query('third', [3]),
    query('fifth', [5, 8], { kind: 'brand' }),
    query('sixth', [6]),
    query('none', [1]),
  ];
  const judged = await judge(queries, async ({ text }) => answer(answers[text] ?? []));
  const unasked = { absurd: 0, ownAsked: 0, ownFirst: 0 };
  expect(judged).toMatchObject({ asked: 5, first: 1, amongThree: 2, amongFive: 3, ...unasked });
  expect(judged.byKind.get('title')).toMatchObject({ asked: 4, first: 1, amongFive: 2 });
  expect(judged.byKind.get('brand')).toMatchObject({ asked: 1, first: 0, amongFive: 1 });
  const missed = judged.misses.map(({ fault, query: { text } }) => `${fault} ${text}`);
  expect(missed).toEqual(['first third', 'three fifth', 'three sixth', 'three none']);
});

it('calls absurd what is neither right nor near', async () => {
  const near = query('near', [1], { isNear: (course) => course === courses[2] });
  expect(await judgeOne(near, [2, 1])).toMatchObject({ first: 0, amongThree: 1, absurd: 0 });
  expect(await judgeOne(near, [3, 1])).toMatchObject({ absurd: 1, misses: [{ fault: 'absurd' }] });
  expect(await judgeOne(near, [])).toMatchObject({ first: 0, absurd: 0 });
});

it('takes nothing, or what is near, for right where no course is', async () => {
  const isNear = (course: unknown) => course === courses[2];
  const unanswerable = query('none', [], { isNear, isAnswerable: false });
  expect(await judgeOne(unanswerable, [])).toMatchObject({ first: 1, amongThree: 1 });
  expect(await judgeOne(unanswerable, [2])).toMatchObject({ first: 1, amongThree: 1 });
  expect(await judgeOne(unanswerable, [2, 3])).toMatchObject({ first: 1, amongThree: 0 });
});

it('counts whether the first right course is in the reader’s language, where one is', async () => {
  const both = query('both', [1, 6]);
  expect(await judgeOne(both, [8, 1, 6])).toMatchObject({ ownAsked: 1, ownFirst: 1 });
  expect(await judgeOne(both, [6, 1])).toMatchObject({ ownAsked: 1, ownFirst: 0 });
  expect(await judgeOne(query('English', [6]), [6])).toMatchObject({ ownAsked: 0, ownFirst: 0 });
});
