import { expect, it } from 'vitest';
import { weeklyWorkload } from './weeklyWorkload.ts';

const range = (min: number, max = min) => ({ min, max });
const unknown = { minutes: null, weeks: null, weeklyHours: null };

it('takes the weeks and hours that the platform states', () => {
  const stated = { weeks: range(4, 6), weeklyHours: range(2, 3) };
  expect(weeklyWorkload({ ...unknown, ...stated })).toEqual({ ...stated, isStated: true });
});

it('spreads the length over the weeks without hours per week', () => {
  expect(weeklyWorkload({ ...unknown, minutes: 720, weeks: range(3, 4) })).toEqual({
    weeks: range(3, 4),
    weeklyHours: range(3, 4),
    isStated: true,
  });
});

it('assumes four hours a week without weeks, and rounds up', () => {
  expect(weeklyWorkload({ ...unknown, minutes: 9 * 60 })).toEqual({
    weeks: range(3),
    weeklyHours: range(4),
    isStated: false,
  });
});

it('is unknown without the total hours', () => {
  expect(weeklyWorkload({ ...unknown, weeks: range(4) })).toBeNull();
});
