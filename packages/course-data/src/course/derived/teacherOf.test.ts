import { expect, it } from 'vitest';
import { aCourse } from '../../testing/builders.ts';
import { teacherOf } from './teacherOf.ts';

it('names the institution where no instructor is known', () => {
  expect(teacherOf(aCourse({ instructors: ['Ada', 'Bo'] }))).toBe('Ada');
  expect(teacherOf(aCourse({ instructors: [], institution: 'MIT' }))).toBe('MIT');
  expect(teacherOf(aCourse({ instructors: [], institution: null }))).toBeUndefined();
});
