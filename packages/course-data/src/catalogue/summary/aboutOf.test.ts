import { expect, it } from 'vitest';
import { sampleCourses } from '../../samples/sampleCourses.ts';
import { aCourse } from '../../testing/builders.ts';
import { aboutOf } from './aboutOf.ts';

it('lists platforms, years and the available facets', () => {
  const { platforms, recorded, builtOn, facets, sorts } = aboutOf(sampleCourses);
  expect(platforms.map(({ name, total }) => [name, total])).toEqual([
    ['Udemy', 48],
    ['edX', 51],
    ['Coursera', 21],
  ]);
  expect([recorded, builtOn]).toEqual([{ from: 2020, to: 2024 }, null]);
  expect(facets).toContain('duration');
  expect(sorts).toContain('duration');
  expect(sorts).not.toContain('newest');
});

it('omits what no course has a value for', () => {
  const { facets, sorts } = aboutOf([aCourse()], '2026-11-22');
  expect(facets).not.toContain('rating');
  expect(facets).not.toContain('exercises');
  expect(sorts).toEqual(['relevance', 'price-up', 'certified-up', 'price-down']);
  expect(aboutOf([])).toMatchObject({
    platforms: [],
    recorded: null,
    facets: [],
    sorts: ['relevance'],
  });
});
