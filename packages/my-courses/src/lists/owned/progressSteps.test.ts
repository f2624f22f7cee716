import { expect, test } from 'vitest';
import { progressStep, progressSteps } from './progressSteps.ts';

const weeks = (count: number) => ({ weeks: { min: count, max: count } });

test('tells weeks where they are known, and every week is found again by its share', () => {
  for (let count = 2; count <= 52; count += 1) {
    const steps = progressSteps(weeks(count));
    expect(steps.map(({ week }) => week)).toEqual(Array.from({ length: count }, (_, n) => n + 1));
    expect(new Set(steps.map(({ share }) => share)).size).toBe(count);
    for (const step of steps) expect(progressStep(weeks(count), step.share)).toEqual(step);
  }
});

test.each([{ weeks: null }, weeks(1), weeks(60)])('tells tenths of %j', (course) => {
  expect(progressSteps(course).map(({ share }) => share)).toEqual([
    10, 20, 30, 40, 50, 60, 70, 80, 90,
  ]);
  expect(progressStep(course, 45)).toEqual({ week: null, share: 40 });
  expect(progressStep(course, 3)).toEqual({ week: null, share: 10 });
  expect(progressStep(course, undefined)).toBeNull();
});
