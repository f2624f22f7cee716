import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Course } from '../../course/course.ts';
import { aCourse } from '../../testing/builders.ts';
import { inCatalogueOrder } from './catalogueOrder.ts';
import { courseMerit, weighedRating } from './courseMerit.ts';

const stars = fc.double({ min: 0, max: 5, noNaN: true });
const count = fc.integer({ min: 0, max: 1_000_000 });
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const subjects = fc.subarray(['Guitar', 'Piano', 'Singing'], { maxLength: 1 });

const facts: fc.Arbitrary<Partial<Course>> = fc.record({
  rating: orNull(stars),
  ratingCount: orNull(count),
  language: orNull(fc.constantFrom('es', 'en', 'ru')),
  level: orNull(fc.constantFrom('beginner', 'advanced')),
  minutes: orNull(fc.constantFrom(60, 900)),
  published: orNull(fc.constantFrom('2014-02-01', '2023-11-30')),
  updated: orNull(fc.constantFrom('2016-02-01', '2024-11-30')),
  institution: orNull(fc.constantFrom('Campus', 'Escuela')),
  subjects,
  category: orNull(fc.constantFrom('Music', 'Development')),
});

describe('a rating and how many gave it', () => {
  it('is worth little from a few', () => {
    const few = weighedRating({ rating: 5, ratingCount: 3 });
    const many = weighedRating({ rating: 4.7, ratingCount: 50_000 });
    expect(few).toBeCloseTo(4.42, 2);
    expect(many).toBeCloseTo(4.7, 2);
  });

  test('lies between the prior and itself, closer to itself the more gave it', () => {
    const prior = weighedRating({ rating: null, ratingCount: null });
    fc.assert(
      fc.property(stars, count, count, (rating, one, other) => {
        const distances = [one, other]
          .toSorted((a, b) => a - b)
          .map((ratingCount) => Math.abs(weighedRating({ rating, ratingCount }) - rating));
        expect(distances[1]).toBeLessThanOrEqual((distances[0] ?? 0) + 1e-9);
        expect(distances[0]).toBeLessThanOrEqual(Math.abs(prior - rating) + 1e-9);
      }),
    );
  });
});

describe('the merit of a course', () => {
  test('rises with its rating, and with the number of equal ratings above the prior', () => {
    fc.assert(
      fc.property(facts, stars, stars, count, (known, rating, other, ratingCount) => {
        const of = (changes: Partial<Course>) => courseMerit(aCourse({ ...known, ...changes }));
        const [low, high] = [Math.min(rating, other), Math.max(rating, other)];
        expect(of({ rating: low, ratingCount })).toBeLessThanOrEqual(
          of({ rating: high, ratingCount }) + 1e-9,
        );
        const good = { rating: 4.4 + rating * 0.12 };
        expect(of({ ...good, ratingCount })).toBeLessThan(
          of({ ...good, ratingCount: ratingCount + 1 }),
        );
      }),
    );
  });

  test('never rises when a good fact becomes unknown', () => {
    fc.assert(
      fc.property(facts, (known) => {
        const course = aCourse({ ...known, rating: 4.5, ratingCount: 200, updated: '2024-01-01' });
        for (const fact of ['rating', 'level', 'language', 'minutes', 'updated'] as const) {
          const published = fact === 'updated' ? null : course.published;
          expect(courseMerit({ ...course, [fact]: null, published })).toBeLessThanOrEqual(
            courseMerit({ ...course, published }),
          );
        }
      }),
    );
  });
});

describe('the order of all', () => {
  const courses = fc
    .array(facts, { maxLength: 40 })
    .map((all) => all.map((own, index) => aCourse({ ...own, id: `udemy:${index}` })));

  test('has each course once, categories and languages together', () => {
    fc.assert(
      fc.property(courses, (given) => {
        const ordered = inCatalogueOrder(given);
        expect(new Set(ordered)).toEqual(new Set(given));
        const runs = ordered
          .map(({ category, language }) => `${category} ${language}`)
          .filter((run, index, all) => run !== all[index - 1]);
        expect(new Set(runs).size).toBe(runs.length);
      }),
    );
  });

  test('puts a course beside one of its subject only where no other is near', () => {
    fc.assert(
      fc.property(fc.array(subjects, { minLength: 2, maxLength: 12 }), (all) => {
        const given = all.map((own, index) =>
          aCourse({
            ...{ id: `udemy:${index}`, category: 'Music', subjects: own },
            instructors: [`Persona ${index}`],
          }),
        );
        const ordered = inCatalogueOrder(given);
        for (const [index, course] of ordered.entries()) {
          const [subject] = course.subjects;
          const isBeside = subject !== undefined && ordered[index - 1]?.subjects[0] === subject;
          const left = ordered.slice(index).map(({ subjects: [own] }) => own);
          if (isBeside) expect(new Set(left)).toEqual(new Set([subject]));
        }
      }),
    );
  });
});
