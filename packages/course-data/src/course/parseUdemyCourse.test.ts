// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { aUdemyCourse, aUdemyInstructor } from '../testing/builders.ts';
import { parseUdemyCourse } from './parseUdemyCourse.ts';

const url = 'https://www.udemy.com/course/curso-de-ejemplo/';

function pathsOf(input: unknown): string[] {
  const parsing = parseUdemyCourse(input);
  return parsing.ok ? [] : parsing.issues.map((issue) => issue.path);
}

describe('parseUdemyCourse', () => {
  it('reads every field of the entity and makes the address whole', () => {
    const record = aUdemyCourse({
      input_features: { age: 1 },
      lecture_search_result: {},
      curriculum_lectures: [{ title: 'Uno' }],
      curriculum_items: [
        { title: 'Uno', id: 5, item_type: 'lecture', has_linked_workspace: false },
      ],
      predictive_score: 0.5,
      relevancy_score: 12,
      order_in_results: 3,
      instructor_name: 'Persona de Ejemplo',
    });
    expect(parseUdemyCourse(record)).toEqual({ ok: true, record: { ...record, url } });
  });

  it('drops fields that the entity does not name', () => {
    const record = { ...aUdemyCourse(), num_reviews: 7, __typename: 'Course' };
    expect(parseUdemyCourse(record)).toEqual({ ok: true, record: { ...aUdemyCourse(), url } });
  });

  it.each(Object.keys(aUdemyCourse()))('rejects a record without %s', (field) => {
    const record = Object.fromEntries(
      Object.entries(aUdemyCourse()).filter(([key]) => key !== field),
    );
    expect(pathsOf(record)).toEqual([field]);
  });

  const nullable = [
    'price_detail',
    'predictive_score',
    'relevancy_score',
    'input_features',
    'lecture_search_result',
    'order_in_results',
    'instructor_name',
  ];

  it.each(Object.keys(aUdemyCourse()))('knows whether %s may be null', (field) => {
    const paths = pathsOf({ ...aUdemyCourse(), [field]: null });
    expect(paths).toEqual(nullable.includes(field) ? [] : [field]);
  });

  it.each(Object.keys(aUdemyInstructor()))('rejects an instructor without %s', (field) => {
    const instructor = { ...aUdemyInstructor(), [field]: undefined };
    expect(pathsOf({ ...aUdemyCourse(), visible_instructors: [instructor] })).toEqual([
      `visible_instructors.0.${field}`,
    ]);
  });

  it.each([
    ['id', -1],
    ['id', '1001'],
    ['url', 'https://evil.example/course/a/'],
    ['url', '//evil.example/course/a/'],
    ['image_480x270', 'javascript:alert(1)'],
    ['image_125_H', 'http://img.example/a.jpg'],
    ['is_paid', 'true'],
    ['locale', { locale: '<b>', title: '', english_title: '', simple_english_title: '' }],
    ['price_detail', { amount: '54.99' }],
    ['curriculum_items', [{ title: 'Uno' }]],
    ['input_features', []],
  ])('rejects a bad %s: %j', (field, value) => {
    const paths = pathsOf({ ...aUdemyCourse(), [field]: value });
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.every((path) => path.split('.')[0] === field)).toBe(true);
  });

  it('rejects hostile addresses of instructors', () => {
    const instructor = aUdemyInstructor({
      url: 'javascript:alert(1)',
      image_50x50: '//evil/a.png',
    });
    expect(pathsOf(aUdemyCourse({ visible_instructors: [instructor] }))).toEqual([
      'visible_instructors.0.image_50x50',
      'visible_instructors.0.url',
    ]);
  });

  it.each([null, 7, 'course', []])('refuses %j', (input) => {
    expect(parseUdemyCourse(input).ok).toBe(false);
  });
});
