// @vitest-environment node
import { expect, it } from 'vitest';
import type { Course } from '../course/course.ts';
import { sampleCourses } from '../samples/sampleCourses.ts';
import { aCourse, usd } from '../testing/builders.ts';
import { type FacetId, facetIds, facetValueOf, facetValues } from './facets.ts';

it('gives every course exactly one of the values of each facet', () => {
  expect(facetIds.toSorted()).toEqual(Object.keys(facetValues).toSorted());
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
  ['priceRange', { price: { kind: 'free', certificate: null } }, 'free'],
  ['priceRange', paid(1999), 'under-20'],
  ['priceRange', paid(2000), '20-50'],
  ['priceRange', paid(5000), '50-100'],
  ['priceRange', paid(10_000), 'over-100'],
  ['priceRange', paid(1999, 'EUR'), 'unknown'],
  ['duration', { minutes: 119 }, 'under-2h'],
  ['duration', { minutes: 120 }, '2-6h'],
  ['duration', { minutes: 360 }, '6-17h'],
  ['duration', { minutes: 1020 }, 'over-17h'],
  ['duration', { minutes: null }, 'unknown'],
  ['rating', { rating: 4.5 }, '4.5-up'],
  ['rating', { rating: 4.49 }, '4-4.5'],
  ['rating', { rating: 3 }, '3-4'],
  ['rating', { rating: 0 }, 'under-3'],
  ['certificate', { hasCertificate: false }, 'no'],
  ['certificate', { hasCertificate: null }, 'unknown'],
])('reads the %s of %j as %s', (facet, overrides, value) => {
  expect(facetValueOf(aCourse(overrides), facet)).toBe(value);
});
