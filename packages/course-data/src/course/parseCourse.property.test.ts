import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unknownAccess } from './access.ts';
import { categories } from './categories.ts';
import type { Course } from './course.ts';
import { parseCourse } from './parseCourse.ts';
import { plainText } from './plainText.ts';
import { platformOf } from './platforms.ts';

const line = fc.string({ unit: 'grapheme', maxLength: 30 }).map(plainText);
const name = line.filter((text) => text !== '');
const slug = fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,20}$/);
const money = fc.record({
  amount: fc.maxSafeNat(),
  currency: fc.constantFrom('USD', 'EUR', 'JPY'),
});
const price: fc.Arbitrary<Course['price']> = fc.oneof(
  fc.record({ kind: fc.constant('paid' as const), money }),
  fc.record({ kind: fc.constant('free' as const), certificate: fc.option(money) }),
  fc.constant({ kind: 'unknown' as const }),
);

const language = fc.constantFrom('es', 'es-ES', 'en-GB', 'zh-Hans-CN');
const cost = fc.constantFrom('free', 'paid', 'unknown');
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const range = fc
  .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }))
  .map((ends) => ({ min: Math.min(...ends), max: Math.max(...ends) }));

const goodCourse: fc.Arbitrary<Course> = fc
  .record({
    platform: fc.constantFrom('udemy', 'coursera', 'edx', 'open.example'),
    slug,
    institution: fc.option(name),
    title: name,
    headline: line,
    instructors: fc.array(name, { maxLength: 3 }),
    language: fc.option(language),
    subtitles: fc.option(fc.array(language, { maxLength: 3 })),
    level: fc.option(fc.constantFrom('beginner', 'intermediate', 'advanced')),
    category: fc.option(fc.constantFrom(...categories)),
    subjects: fc.array(name, { maxLength: 3 }),
    price,
    access: fc.record({
      lessons: cost,
      exercises: cost,
      certificate: cost,
      basis: fc.option(
        fc.record({
          source: fc.constantFrom('feed', 'rules'),
          checked: day,
          reviewBy: fc.option(day),
        }),
      ),
    }),
    priceFall: fc.option(fc.record({ before: money, since: day })),
    ratingCount: fc.option(fc.nat()),
    weeks: fc.option(range),
    weeklyHours: fc.option(range),
    pace: fc.option(fc.constantFrom('self', 'scheduled')),
    rating: fc.option(fc.double({ min: 0, max: 5, noNaN: true })),
    minutes: fc.option(fc.integer({ min: 1, max: 100_000 })),
    hasCertificate: fc.option(fc.boolean()),
    hasPicture: fc.boolean(),
    published: fc.option(day),
    updated: fc.option(day),
    recorded: fc.tuple(fc.integer({ min: 1990, max: 2100 }), fc.integer({ min: 1990, max: 2100 })),
  })
  .map(({ slug: part, hasPicture, recorded, ...course }) => ({
    ...course,
    id: `${course.platform}:${part}`,
    url: `https://${platformOf(course.platform).hosts[0]}/learn/${part}`,
    imageUrl: hasPicture ? `https://img.example/${part}.jpg` : null,
    recorded: { from: Math.min(...recorded), to: Math.max(...recorded) },
  }));

const bad: Record<keyof Course, readonly unknown[]> = {
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
  priceFall: [7, {}, { before: 19, since: '2026-11-01' }, { since: '2026-11-01' }],
  minutes: [0, -5, 1.5, Number.POSITIVE_INFINITY, '90'],
  hasCertificate: [0, 'yes', {}],
  subtitles: ['es', [''], ['es_ES'], [null]],
  access: [null, {}, { lessons: 'free' }, { ...unknownAccess, basis: { source: 'me' } }],
  ratingCount: [-1, 1.5, '7'],
  weeks: [4, { min: 4 }, { min: 5, max: 4 }, { min: 0, max: 4 }, { min: 1, max: Number.NaN }],
  weeklyHours: ['4-6', [4, 6], { min: -1, max: 2 }],
  pace: ['Self', true],
  updated: ['yesterday', '2023-02-29'],
  published: ['', '2024', '2024-13-01', '2024-02-30', '01/02/2024', 20240101],
  rating: [-0.1, 5.1, Number.NaN, '4', undefined],
  recorded: [null, {}, { from: 2024, to: 2020 }, { from: 2020 }, { from: 20, to: 24 }],
};

const fields = Object.keys(bad).filter((field): field is keyof Course => field in bad);
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
