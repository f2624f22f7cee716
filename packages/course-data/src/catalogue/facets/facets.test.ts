import { expect, it } from 'vitest';
import type { Course } from '../../course/course.ts';
import { unknownAccess } from '../../course/unknownFacts.ts';
import { sampleCourses } from '../../samples/sampleCourses.ts';
import { aCourse, usd } from '../../testing/builders.ts';
import { valuesByCode } from './columns.ts';
import {
  type FacetId,
  facetIds,
  facetValueOf,
  facetValues,
  hasFilters,
  withFilterValue,
  withoutFacet,
} from './facets.ts';

it('gives every course exactly one of the values of each facet', () => {
  for (const course of sampleCourses) {
    for (const facet of facetIds) {
      expect(facetValues[facet]).toContain(facetValueOf(course, facet));
    }
  }
});

const paid = (amount: number, currency = 'USD'): Partial<Course> => ({
  price: { kind: 'paid', money: { ...usd(amount), currency } },
});

it.each<[FacetId, Partial<Course>, string]>([
  ['category', { category: null }, 'unknown'],
  ['language', { language: 'es-419' }, 'es'],
  ['language', { language: 'ES' }, 'es'],
  ['language', { language: 'zh-Hans' }, 'other'],
  ['language', { language: null }, 'unknown'],
  ['price', { price: { kind: 'free', certificate: usd(100) } }, 'free'],
  ['price', { price: { kind: 'unknown' } }, 'unknown'],
  ['price', paid(1999), 'under-20'],
  ['price', paid(2000), '20-50'],
  ['price', paid(5000), '50-100'],
  ['price', paid(10_000), 'over-100'],
  ['price', paid(1999, 'EUR'), 'paid'],
  ['duration', { minutes: 119 }, 'under-2h'],
  ['duration', { minutes: 120 }, '2-10h'],
  ['duration', { minutes: 600 }, '10-20h'],
  ['duration', { minutes: 2400 }, 'over-40h'],
  ['duration', { weeks: { min: 4, max: 4 }, weeklyHours: { min: 1, max: 2 } }, '2-10h'],
  ['duration', { weeks: { min: 4, max: 4 }, weeklyHours: { min: 1, max: 3 } }, '10-20h'],
  ['duration', { weeks: { min: 4, max: 4 } }, 'unknown'],
  ['duration', { minutes: null }, 'unknown'],
  ['rating', { rating: 4.5 }, '4.5-up'],
  ['rating', { rating: 4.49 }, '4-4.5'],
  ['rating', { rating: 3 }, '3-4'],
  ['rating', { rating: 0 }, 'under-3'],
  ['lessons', { access: { ...unknownAccess, lessons: 'free' } }, 'free'],
  ['exercises', { access: { ...unknownAccess, lessons: 'free' } }, 'unknown'],
  ['certificate', { access: { ...unknownAccess, certificate: 'paid' } }, 'paid'],
  ['certificate', { platform: 'udemy', ...paid(1999) }, 'included'],
  ['certified', { platform: 'udemy', ...paid(1999) }, 'under-20'],
  ['certified', { platform: 'udemy', ...paid(1999), hasCertificate: false }, 'no'],
  ['certified', { platform: 'udemy', ...paid(1999, 'EUR') }, 'paid'],
  ['certified', paid(1999), 'unknown'],
  ['certified', { price: { kind: 'free', certificate: usd(14_900) } }, 'over-100'],
  ['certified', { price: { kind: 'free', certificate: null }, hasCertificate: true }, 'unknown'],
  [
    'certified',
    {
      price: { kind: 'free', certificate: null },
      access: { ...unknownAccess, certificate: 'free' },
    },
    'free',
  ],
  ['certificate', { hasCertificate: true }, 'yes'],
  ['certificate', { hasCertificate: false }, 'no'],
  ['certificate', { hasCertificate: null }, 'unknown'],
])('reads the %s of %j as %s', (facet, overrides, value) => {
  expect(facetValueOf(aCourse({ platform: 'edx', ...overrides }), facet)).toBe(value);
});

it('has a code for every value and every pair of categories, all in one byte', () => {
  for (const facet of facetIds) {
    const codes = valuesByCode(facet);
    expect(codes.length).toBeLessThanOrEqual(256);
    expect(new Set(codes.map((values) => values.join())).size).toBe(codes.length);
    expect(codes.slice(0, facetValues[facet].length).flat()).toEqual(facetValues[facet]);
  }
  expect(valuesByCode('category')).toHaveLength(13 + 12 * 11);
});

it('keeps the values of a facet in the order in which they are shown', () => {
  const advanced = withFilterValue({}, 'level', 'advanced', true);
  expect(advanced).toEqual({ level: ['advanced'] });
  expect(withFilterValue(advanced, 'level', 'beginner', true)).toEqual({
    level: ['beginner', 'advanced'],
  });
});

it('chooses a value once, and leaves the other facets alone', () => {
  const filters = { level: ['beginner'], price: ['free'] };
  expect(withFilterValue(filters, 'level', 'beginner', true)).toEqual(filters);
});

it('never leaves an empty list', () => {
  expect(
    withFilterValue({ level: ['beginner'], price: ['free'] }, 'level', 'beginner', false),
  ).toEqual({
    price: ['free'],
  });
  expect(withoutFacet({ level: ['beginner', 'advanced'], price: ['free'] }, 'level')).toEqual({
    price: ['free'],
  });
  expect(hasFilters(withFilterValue({ price: ['free'] }, 'price', 'free', false))).toBe(false);
});
