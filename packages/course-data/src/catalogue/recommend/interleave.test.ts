import { expect, it } from 'vitest';
import type { CategoryId } from '../../course/categories.ts';
import { interleaveRows } from './interleave.ts';

const line = (category: CategoryId, items: readonly number[]) => ({
  reason: { kind: 'category', category } as const,
  items,
});
const rowsOf = (lines: Parameters<typeof interleaveRows<number, number>>[0], limit: number) =>
  interleaveRows(lines, (item) => item, [], limit).map(({ item, reason }) => [
    reason.kind === 'category' && reason.category,
    item,
  ]);

it('leaves out a reason with fewer than three, and gives what it had to the others', () => {
  const lines = [line('Music', [1, 2]), line('Design', [2, 3, 4, 5, 6])];
  expect(rowsOf(lines, 4)).toEqual([2, 3, 4, 5].map((item) => ['Design', item]));
  expect(rowsOf([line('Music', [1, 2])], 4)).toEqual([]);
});

it('has fewer reasons where the places are few, the first ones', () => {
  const lines = [line('Music', [1, 2, 3]), line('Design', [4, 5, 6]), line('Lifestyle', [7, 8, 9])];
  expect(rowsOf(lines, 6).map(([category]) => category)).toEqual([
    ...['Music', 'Design', 'Music', 'Design', 'Music', 'Design'],
  ]);
  expect(rowsOf(lines, 9)).toHaveLength(9);
});
