import { addDays } from '@aulario/course-data/days';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  breakEvenMinutes,
  cheapestOption,
  type PricedCourse,
  type SubscriptionTerms,
} from './cheapestOption.ts';
import { plainMonths } from './testing/plainMonths.ts';

/** `pnpm --filter @aulario/my-courses test:costs` asks for 10,000. */
const carts = Number(process.env['CARTS'] ?? 400);

const minutes = fc.integer({ min: 10, max: 6000 });
const cents = fc.constantFrom(0, 999, 1299, 1999, 4900, 5499, 19_999);

const cart = fc.array(
  fc.record({
    minutes: fc.option(minutes, { nil: null, freq: 6 }),
    single: fc.option(cents, { nil: null, freq: 6 }),
    extra: fc.constantFrom(0, 0, 0, 500, 4900),
  }),
  { maxLength: 12 },
);

const day = fc.integer({ min: 0, max: 4 * 366 }).map((days) => addDays('2023-11-01', days));

const terms: fc.Arbitrary<SubscriptionTerms> = fc.record({
  monthly: fc.constantFrom(1, 1999, 3900, 5900),
  weeklyMinutes: fc.integer({ min: 1, max: 20 }).map((halfHours) => halfHours * 30),
  start: day,
});

const withIds = (courses: readonly Omit<PricedCourse, 'courseId'>[]): PricedCourse[] =>
  courses.map((course, index) => ({ ...course, courseId: String(index) }));

/** Every subset, months counted day by day. */
function bruteForce(courses: readonly PricedCourse[], given: SubscriptionTerms): number {
  const monthsOf = plainMonths(given.start);
  let best = Number.POSITIVE_INFINITY;
  for (let subset = 0; subset < 2 ** courses.length; subset += 1) {
    let total = 0;
    let work = 0;
    for (const [index, { minutes: own, single, extra }] of courses.entries()) {
      if (subset & (1 << index)) {
        if (own === null) total = Number.POSITIVE_INFINITY;
        work += own ?? 0;
        total += extra;
      } else if (single !== null) total += single;
      // What cannot be bought at a known price has to be subscribed for, where its hours are known.
      else if (own !== null) total = Number.POSITIVE_INFINITY;
    }
    if (total === Number.POSITIVE_INFINITY) continue;
    const days = Math.ceil((work * 7) / given.weeklyMinutes);
    best = Math.min(best, total + monthsOf(days) * given.monthly);
  }
  return best;
}

describe('the cheapest way', () => {
  test(`equals brute force on ${carts} generated carts`, { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(cart, terms, (generated, given) => {
        const courses = withIds(generated);
        const way = cheapestOption(courses, given);
        expect(way.total).toBe(bruteForce(courses, given));

        const subscribed = new Set(way.subscribedIds);
        let total = way.months * given.monthly;
        let work = 0;
        for (const { courseId, minutes: own, single, extra } of courses) {
          if (subscribed.has(courseId)) {
            work += own ?? Number.NaN;
            total += extra;
          } else total += single ?? 0;
        }
        expect(total).toBe(way.total);
        expect(way.months).toBe(
          plainMonths(given.start)(Math.ceil((work * 7) / given.weeklyMinutes)),
        );
      }),
      { numRuns: carts },
    );
  });

  test('breaks even where both ways cost the same, and not a minute earlier', () => {
    fc.assert(
      fc.property(cart, terms, (generated, { monthly, start }) => {
        const courses = withIds(generated);
        const pace = breakEvenMinutes(courses, { monthly, start });
        const sum = (of: (course: PricedCourse) => number | null) =>
          courses.reduce((total, course) => total + (of(course) ?? Number.NaN), 0);
        const work = sum(({ minutes: own }) => own);
        const singly = sum(({ single }) => single);
        const bySubscription = (weeklyMinutes: number) =>
          sum(({ extra }) => extra) +
          monthly * plainMonths(start)(Math.ceil((work * 7) / weeklyMinutes));
        if (pace !== null) {
          expect(bySubscription(pace)).toBeLessThanOrEqual(singly);
          if (pace > 1) expect(bySubscription(pace - 1)).toBeGreaterThan(singly);
        } else if (!Number.isNaN(work + singly) && work > 0) {
          expect(bySubscription(10_000_000)).toBeGreaterThan(singly);
        }
      }),
      { numRuns: Math.min(carts, 2000) },
    );
  });

  test('names what neither price nor hours are known of', () => {
    const courses = withIds([
      { minutes: null, single: null, extra: 0 },
      { minutes: 600, single: null, extra: 0 },
      { minutes: null, single: 999, extra: 0 },
    ]);
    const way = cheapestOption(courses, { monthly: 4900, weeklyMinutes: 300, start: '2026-11-22' });
    expect(way).toEqual({
      subscribedIds: ['1'],
      months: 1,
      total: 5899,
      missingIds: ['0'],
      isExact: true,
    });
  });

  test.each([100, 500, 2000])(
    'of %i courses, all of other lengths and prices, comes to an end',
    (count) => {
      // Neither lengths nor prices repeat their sums, so that nearly every subset is worth comparing.
      const courses = withIds(
        Array.from({ length: count }, (_, index) => ({
          minutes: 60 + ((index * 7919) % 59_957),
          single: 100 + ((index * 104_729) % 19_997),
          extra: 0,
        })),
      );
      const given = { monthly: 3900, weeklyMinutes: 300, start: '2026-11-22' } as const;
      const way = cheapestOption(courses, given);
      expect(way.isExact).toBe(false);
      const bought = courses.reduce((sum, { single }) => sum + (single ?? 0), 0);
      expect(way.total).toBeLessThan(bought);
      const subscribed = new Set(way.subscribedIds);
      const rest = courses.filter(({ courseId }) => !subscribed.has(courseId));
      const restCosts = rest.reduce((sum, { single }) => sum + (single ?? 0), 0);
      expect(way.total).toBe(restCosts + way.months * given.monthly);
      // By one course more or less no way is cheaper by a thousandth.
      const taken = courses
        .filter(({ courseId }) => subscribed.has(courseId))
        .reduce((sum, { minutes: own }) => sum + (own ?? 0), 0);
      const monthsOf = plainMonths(given.start);
      for (const { minutes: own, single, courseId } of courses) {
        const change = subscribed.has(courseId) ? -1 : 1;
        const months = monthsOf(Math.ceil(((taken + change * (own ?? 0)) * 7) / 300));
        const total = restCosts - change * (single ?? 0) + months * given.monthly;
        expect(total).toBeGreaterThan(way.total * 0.999);
      }
    },
  );

  test('is empty for nothing', () => {
    const given = { monthly: 4900, weeklyMinutes: 300, start: '2026-11-22' } as const;
    expect(cheapestOption([], given)).toEqual({
      ...{ subscribedIds: [], months: 0, total: 0, missingIds: [], isExact: true },
    });
    expect(breakEvenMinutes([], given)).toBeNull();
  });
});
