import { expect, it } from 'vitest';
import { sampleCourses } from '../../samples/sampleCourses.ts';
import { aCourse } from '../../testing/builders.ts';
import { createMemoryCatalogue } from '../memory/memoryCatalogue.ts';
import { emptyQuery } from '../port/catalogueQuery.ts';

const like = (courses: Parameters<typeof createMemoryCatalogue>[0], similarTo: string) =>
  createMemoryCatalogue(courses).search({ ...emptyQuery, similarTo });

it('finds the others of its subject also for a course with a long title', async () => {
  const { results } = await like(sampleCourses, 'udemy:5459964');
  expect(results.length).toBeGreaterThan(5);
  expect(results.every(({ course }) => course.subjects.includes('Python'))).toBe(true);
  expect(results.some(({ course }) => course.id === 'udemy:5459964')).toBe(false);
});

it('does not treat courses as similar that share only a word of the title', async () => {
  const courses = [
    aCourse({ id: 'udemy:1', title: 'Guía completa de los volcanes de Islandia' }),
    aCourse({ id: 'udemy:2', title: 'Guía del jardín', category: 'Lifestyle' }),
  ];
  expect((await like(courses, 'udemy:1')).total).toBe(0);
});
