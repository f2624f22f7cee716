import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Course } from '../course.ts';
import { goodCourse } from '../testing/goodCourse.ts';
import { unknownAccess } from '../unknownFacts.ts';
import { parseCourse } from './parseCourse.ts';

/** A day that is none costs itself alone (`bounds.test.ts`). */
type StrictField = Exclude<keyof Course, 'priceFall' | 'published' | 'updated'>;

const bad: Record<StrictField, readonly unknown[]> = {
  id: ['', 'x', 'udemy', 'udemy:', 'udemy:a b', 'udemy:../a', 'moodle:a', 7, null],
  platform: ['Udemy', 'moodle', '', null, '__proto__'],
  institution: ['', '  ', '\u200b', 7, undefined],
  title: ['', ' \n ', '\u202e', null, 7, {}, 'x'.repeat(1001)],
  headline: [null, 7, []],
  url: ['', 'javascript:alert(1)', 'http://www.udemy.com/a', 'https://evil.example/', 7, null],
  imageUrl: ['', 'data:image/png,', '//evil.example/a.png', '/etc/a.svg', 7],
  instructors: [null, 'Ada', [''], [7], {}],
  language: ['', 'español', 'es_ES', 7, undefined],
  level: ['Beginner', '', 1, undefined],
  category: ['development', 'Cooking', '', 3, undefined],
  secondCategory: ['development', '', 3],
  subjects: [null, 'Python', [null], ['']],
  price: [
    null,
    {},
    { kind: 'gift' },
    { kind: 'paid' },
    { kind: 'paid', money: { amount: 54.99, currency: 'USD' } },
    { kind: 'paid', money: { amount: -1, currency: 'USD' } },
    { kind: 'paid', money: { amount: 1, currency: 'usd' } },
    { kind: 'paid', money: { amount: 2 ** 53, currency: 'USD' } },
    { kind: 'free', certificate: 49 },
    { kind: 'free' },
  ],
  minutes: [0, -5, 1.5, Number.POSITIVE_INFINITY, '90'],
  hasCertificate: [0, 'yes', {}],
  subtitles: ['es', [''], ['es_ES'], [null]],
  access: [null, {}, { lessons: 'free' }, { ...unknownAccess, basis: { source: 'me' } }],
  ratingCount: [-1, 1.5, '7'],
  weeks: [4, { min: 4 }, { min: 5, max: 4 }, { min: 0, max: 4 }, { min: 1, max: Number.NaN }],
  weeklyHours: ['4-6', [4, 6], { min: -1, max: 2 }],
  pace: ['Self', true],
  rating: [-0.1, 5.1, Number.NaN, '4', undefined],
  filled: [null, 'language', ['price'], [7]],
  recorded: [null, {}, { from: 2024, to: 2020 }, { from: 2020 }, { from: 20, to: 24 }],
};

const fields = Object.keys(bad).filter((field): field is StrictField => field in bad);
const badRecord = fc
  .tuple(goodCourse, fc.constantFrom(...fields), fc.nat())
  .map(([course, field, pick]) => {
    const values = bad[field];
    return { field, record: { ...course, [field]: values[pick % values.length] } };
  });

describe('parseCourse, 10,000 generated records', () => {
  it('accepts every valid record unchanged', () => {
    fc.assert(
      fc.property(goodCourse, (course) => {
        expect(parseCourse(course)).toEqual({ ok: true, course });
      }),
      { numRuns: 4000 },
    );
  });

  it('rejects every invalid record and names the field', () => {
    fc.assert(
      fc.property(badRecord, ({ record, field }) => {
        const parsing = parseCourse(record);
        if (parsing.ok) throw new Error(`accepted a bad ${field}`);
        // The platform decides which address and id are valid, so the issue may name either.
        expect(parsing.issues.some(({ path }) => path.split('.')[0] === field)).toBe(true);
        expect(parsing.issues.every(({ message }) => message !== '')).toBe(true);
      }),
      { numRuns: 4000 },
    );
  });

  it('survives any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseCourse(value).ok).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
