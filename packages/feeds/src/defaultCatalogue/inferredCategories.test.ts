import type { CategoryId } from '@aulario/course-data';
import { expect, it } from 'vitest';
import { learnCategories, probabilities } from '../filled/categoryModel.ts';
import { categoryOfCourse } from '../filled/categoryOfCourse.ts';
import { courseFeatures } from '../filled/courseFeatures.ts';
import { createFactFiller } from '../filled/fillFacts.ts';
import { isHeldOut } from '../filled/learntCategories.ts';
import { readDefault } from './readDefault.ts';

const known = await readDefault();

/** A course of which only the title is known. */
const titled = (title: string) => ({ platform: 'udemy', title, subjects: [] });

it('infers categories with 95 % precision, of courses that nothing was learnt from', () => {
  const held = known
    .map(({ course }) => course)
    .filter((course) => course.category !== null && isHeldOut(course));
  const inferred = held
    .map((course) => ({ stated: course.category, inferred: categoryOfCourse(course) }))
    .filter(({ inferred: category }) => category !== null);
  expect(inferred.length).toBeGreaterThan(180);
  const right = inferred.filter(({ stated, inferred: category }) => stated === category);
  expect(right.length / inferred.length).toBeGreaterThanOrEqual(0.95);
});

it.each<[title: string, category: CategoryId]>([
  ['Guitarra acústica desde cero', 'Music'],
  ['Learn Guitar in 21 Days', 'Music'],
  ['JavaScript para principiantes', 'Development'],
  ['CompTIA Security+ practice exams', 'IT & Software'],
  ['Trading de acciones: análisis técnico', 'Finance & Accounting'],
])('infers the category of «%s»', (title, category) => {
  expect(categoryOfCourse(titled(title))).toBe(category);
});

it.each(['', 'Module 3', '游戏产业概论', 'Zyzzyva'])('infers nothing from %j', (title) => {
  expect(categoryOfCourse(titled(title))).toBeNull();
});

it('learns what shows a category, and nothing from words of single courses', () => {
  const courses = Array.from({ length: 30 }, (_, place) => ({
    features: [place % 2 === 0 ? 'piano' : 'python', `own${place}`],
    category: place % 2 === 0 ? ('Music' as const) : ('Development' as const),
  }));
  const weights = learnCategories(courses);
  expect([...weights.keys()].toSorted()).toEqual(['piano', 'python']);
  const [, , development = 0, , , , , music = 0] = probabilities(['piano'], weights);
  expect(music).toBeGreaterThan(0.8);
  expect(development).toBeLessThan(0.1);
});

it('finds what words mean in either language', () => {
  const shared = courseFeatures(titled('Fotografía')).filter((one) => /^[@#]/.test(one));
  expect(shared.length).toBeGreaterThan(0);
  expect(courseFeatures(titled('Photography'))).toEqual(expect.arrayContaining(shared));
});

it('marks what it fills, and leaves what is stated', async () => {
  const [{ course, details } = { course: null, details: null }] = known;
  if (course === null) throw new Error('The default catalogue has courses');
  const fill = await createFactFiller();
  const silent = { ...course, title: 'Learn Guitar in 21 Days', language: null, category: null };
  expect(fill({ course: silent, details }).course).toMatchObject({
    language: 'en',
    category: 'Music',
    filled: ['language', 'category'],
  });
  const stated = { ...silent, category: 'Design' as const };
  expect(fill({ course: stated, details }).course).toMatchObject({
    category: 'Design',
    filled: ['language'],
  });
});
