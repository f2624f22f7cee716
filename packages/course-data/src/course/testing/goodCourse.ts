import fc from 'fast-check';
import { addDays, daysBetween, firstDay, lastDay } from '../calendarDay.ts';
import { categories } from '../categories.ts';
import { type Course, filledFacts, levels } from '../course.ts';
import { platformOf } from '../platforms.ts';
import { plainText } from '../text/plainText.ts';

const line = fc.string({ unit: 'grapheme', maxLength: 30 }).map(plainText);
const name = line.filter((text) => text !== '');
const slug = fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,20}$/);
const money = fc.record({
  amount: fc.maxSafeNat(),
  currency: fc.constantFrom('USD', 'EUR', 'JPY'),
});
const years = fc
  .tuple(fc.integer({ min: 1990, max: 2100 }), fc.integer({ min: 1990, max: 2100 }))
  .map((ends) => ({ from: Math.min(...ends), to: Math.max(...ends) }));
const price: fc.Arbitrary<Course['price']> = fc.oneof(
  fc.record(
    { kind: fc.constant('paid' as const), money, recorded: years },
    { requiredKeys: ['kind', 'money'] },
  ),
  fc.record({ kind: fc.constant('free' as const), certificate: fc.option(money) }),
  fc.constant({ kind: 'unknown' as const }),
);

const language = fc.constantFrom('es', 'es-ES', 'en-GB', 'zh-Hans-CN');
const cost = fc.constantFrom('free', 'paid', 'unknown');
const day = fc
  .integer({ min: 0, max: daysBetween(firstDay, lastDay) })
  .map((days) => addDays(firstDay, days));
const range = fc
  .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }))
  .map((ends) => ({ min: Math.min(...ends), max: Math.max(...ends) }));

/** Any valid course. */
export const goodCourse: fc.Arbitrary<Course> = fc
  .record({
    platform: fc.constantFrom('udemy', 'coursera', 'edx', 'open.example'),
    slug,
    institution: fc.option(name),
    title: name,
    headline: line,
    instructors: fc.array(name, { maxLength: 3 }),
    language: fc.option(language),
    subtitles: fc.option(fc.array(language, { maxLength: 3 })),
    level: fc.option(fc.constantFrom(...levels)),
    category: fc.option(fc.constantFrom(...categories)),
    secondCategory: fc.option(fc.constantFrom(...categories)),
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
    filled: fc.subarray([...filledFacts]),
    recorded: years,
  })
  .map(({ slug: part, hasPicture, ...course }) => ({
    ...course,
    secondCategory:
      course.category === null || course.secondCategory === course.category
        ? null
        : course.secondCategory,
    id: `${course.platform}:${part}`,
    url: `https://${platformOf(course.platform).hosts[0]}/learn/${part}`,
    imageUrl: hasPicture ? `https://img.example/${part}.jpg` : null,
  }));
