import { aCourse } from '@aulario/course-data/testing';
import { compareCourses, fromCompareSearch } from '@aulario/my-courses/compare';
import { expect, it } from 'vitest';
import { verdictTitle } from './verdictTexts.ts';

it('lists a tie as every other list of the page', () => {
  const text = (_id: string, values: Record<string, string | number> = {}) =>
    String(values['titles'] ?? values['title']);
  const courses = ['A', 'B', 'C'].map((title) => aCourse({ id: `udemy:${title}`, title }));
  const { weights } = fromCompareSearch('');
  const titleIn = (language: 'es' | 'en') =>
    verdictTitle(text, compareCourses(courses, weights, language), language);
  expect(titleIn('es')).toBe('A, B y C');
  expect(titleIn('en')).toBe('A, B and C');
});
