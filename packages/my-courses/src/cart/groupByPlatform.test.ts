import { platformOf } from '@aulario/course-data';
import { expect, test } from 'vitest';
import { groupByPlatform } from './groupByPlatform.ts';
import { sampleCourse } from './testing/sampleCourse.ts';

test('groups by platform, in the order of the cart', () => {
  const [first, second, third] = [
    { course: sampleCourse('a', { platform: 'edx' }), addedAt: 1, openedAt: null },
    { course: sampleCourse('b'), addedAt: 2, openedAt: null },
    { course: sampleCourse('c', { platform: 'edx' }), addedAt: 3, openedAt: null },
  ] as const;
  expect(groupByPlatform([first, second, third])).toEqual([
    { platform: platformOf('edx'), entries: [first, third] },
    { platform: platformOf('udemy'), entries: [second] },
  ]);
});

test('an empty cart has no groups', () => {
  expect(groupByPlatform([])).toEqual([]);
});
