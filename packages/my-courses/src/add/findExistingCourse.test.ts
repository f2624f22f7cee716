import { createMemoryCatalogue } from '@aulario/course-data';
import { aCourse, sampleCourses } from '@aulario/course-data/testing';
import { expect, it } from 'vitest';
import { findExistingCourse } from './findExistingCourse.ts';

/** A course whose title says nothing of its address, among others that do. */
const course = aCourse({
  id: 'coursera:python-data',
  platform: 'coursera',
  url: 'https://www.coursera.org/learn/python-data',
  title: 'Estructuras',
});
const catalogue = createMemoryCatalogue([...sampleCourses, course]);
const find = async (address: string) => (await findExistingCourse(catalogue, address, ''))?.id;

it.each([
  'https://www.coursera.org/learn/python-data',
  'https://coursera.org/learn/python-data/',
  'https://www.coursera.org/learn/python-data/home/week/1?specialization=python',
])('recognizes %s', async (address) => {
  expect(await find(address)).toBe(course.id);
});

it.each([
  'https://www.coursera.org/learn/python-data-2',
  'https://www.coursera.org/',
  'https://campus.example/learn/python-data',
])('takes %s for no course of the catalogue', async (address) => {
  expect(await find(address)).toBeUndefined();
});
