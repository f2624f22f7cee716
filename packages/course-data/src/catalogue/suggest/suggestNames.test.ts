import { expect, it } from 'vitest';
import type { Course } from '../../course/course.ts';
import { aCourse } from '../../testing/builders.ts';
import { buildSearchIndex } from '../indexing/buildSearchIndex.ts';
import { nameSuggester } from './suggestNames.ts';

/** So many courses with these facts each. */
const courses = (...kinds: readonly [number, Partial<Course>][]) =>
  kinds.flatMap(([count, facts], kind) =>
    Array.from({ length: count }, (_, place) =>
      aCourse({ id: `udemy:${kind}-${place}`, ...facts }),
    ),
  );

const suggest = nameSuggester(
  buildSearchIndex(
    courses(
      [5, { subjects: ['Marketing'], category: 'Teaching & Academics' }],
      [2, { subjects: ['Digital marketing'], category: 'Design' }],
      [1, { subjects: ['Career guidance'], category: 'Design' }],
      [1, { subjects: ['Guitar'], category: 'Design' }],
      [1, { subjects: ['Astronomy'], category: 'Design' }],
    ),
  ),
);
const named = (text: string, kind: string) =>
  suggest({ text, language: 'es' })
    .filter((one) => one.kind === kind)
    .map((one) => one.text);

it('puts a name that begins as typed before one with more courses that only another name of it does', () => {
  expect(named('marke', 'subject')).toEqual(['Marketing digital', 'Mercadotecnia']);
  expect(named('dis', 'category')).toEqual(['Diseño']);
});

it('puts the name that is typed first', () => {
  expect(named('marketing', 'subject')[0]).toBe('Mercadotecnia');
});

it('shows what reads otherwise for three letters only where nothing reads so', () => {
  expect(named('gui', 'subject')).toEqual(['Guitarra']);
  expect(named('mar', 'subject')).not.toContain('Astronomía');
  expect(named('mars', 'subject')).toEqual(['Astronomía']);
  expect(named('guid', 'subject')).toEqual(['Orientación profesional']);
  expect(named('car', 'subject')).toEqual(['Orientación profesional']);
});
