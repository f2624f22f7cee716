import { expect, it } from 'vitest';
import type { KnownItem } from './knownItem.ts';
import { judge } from './measureSuccess.ts';

const item = (text: string, right: number[]): KnownItem => ({
  kind: 'title',
  text,
  language: 'es',
  right: new Set(right),
});

it('counts a right answer at the first place, and among the first five', async () => {
  const items = [item('first', [7]), item('fifth', [5, 90]), item('sixth', [6]), item('none', [1])];
  const answers: Record<string, number[]> = {
    first: [7, 1],
    fifth: [1, 2, 3, 4, 5],
    sixth: [1, 2, 3, 4, 5, 6],
    none: [],
  };
  const { all, byKind } = await judge(items, async ({ text }) => answers[text] ?? []);
  expect(all).toEqual({ asked: 4, at1: 0.25, at5: 0.5 });
  expect(byKind.get('title')).toEqual(all);
});
