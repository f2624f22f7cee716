import {
  type Course,
  type Price,
  priorRating,
  totalHours,
  unknownAccess,
} from '@aulario/course-data';
import { aCourse, usd } from '@aulario/course-data/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareCourses } from './compareCourses.ts';
import { type CriterionId, criterionIds } from './criterionIds.ts';
import { usualWeights, type Weights, weightSteps } from './weights.ts';

const unknownCourse = {
  price: { kind: 'unknown' },
  language: null,
  minutes: null,
  weeks: null,
  level: null,
  rating: null,
  hasCertificate: null,
  access: unknownAccess,
} as const satisfies Partial<Course>;

const paid = (amount: number, currency = 'USD'): Price => ({
  kind: 'paid',
  money: { amount, currency },
});

const prices = fc.oneof(
  fc.constant<Price>({ kind: 'unknown' }),
  fc.constant<Price>({ kind: 'free', certificate: null }),
  fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom('USD', 'EUR'))
    .map(([amount, currency]) => paid(amount * 1000, currency)),
);

const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const facts = fc.record({
  price: prices,
  language: orNull(fc.constantFrom('es-ES', 'en-US', 'fr-FR')),
  minutes: orNull(fc.constantFrom(60, 300, 900)),
  level: orNull(fc.constantFrom('beginner', 'intermediate', 'advanced')),
  rating: orNull(fc.constantFrom(3, 4, 4.5)),
  hasCertificate: orNull(fc.boolean()),
  access: fc
    .constantFrom('free', 'paid', 'unknown')
    .map((certificate) => ({ ...unknownAccess, certificate })),
});

const someFacts = fc.array(facts, { minLength: 2, maxLength: 4 });
const courses = someFacts.map((all) =>
  all.map((own, index) => aCourse({ ...own, id: `udemy:${index}` })),
);
const weight = fc.constantFrom(...weightSteps);
const weights: fc.Arbitrary<Weights> = fc.record({
  cost: weight,
  language: weight,
  time: weight,
  level: weight,
  rating: weight,
  certificate: weight,
  certified: weight,
});

const order = (given: readonly Course[], by: Weights) =>
  compareCourses(given, by, 'es').ranked.map(({ course, rank }) => [course.id, rank]);

const levels = ['beginner', 'intermediate', 'advanced'];

/** An independent statement of the rule: a number that is lower for the better course; null where unknown. */
function plainly(criterion: CriterionId, course: Course): { unit: string; amount: number } | null {
  const any = (amount: number | null) => (amount === null ? null : { unit: '', amount });
  const { price } = course;
  switch (criterion) {
    case 'cost':
      if (price.kind === 'paid') return { unit: price.money.currency, amount: price.money.amount };
      return any(price.kind === 'free' ? 0 : null);
    case 'language':
      return any(course.language === null ? null : Number(!course.language.startsWith('es')));
    case 'time':
      return any(totalHours(course)?.max ?? null);
    case 'level':
      return any(course.level === null ? null : levels.indexOf(course.level));
    case 'rating':
      return any(course.rating === null ? null : 5 - course.rating);
    case 'certificate':
      if (course.hasCertificate !== null) return any(Number(!course.hasCertificate));
      // These courses are of a platform where the price includes the certificate.
      return any(course.access.certificate === 'unknown' && price.kind !== 'paid' ? null : 0);
    case 'certified':
      if (course.hasCertificate === false || price.kind === 'unknown') return null;
      // Included, as above.
      if (price.kind === 'paid') return { unit: price.money.currency, amount: price.money.amount };
      return any(course.access.certificate === 'free' ? 0 : null);
  }
}

function isBetter(criterion: CriterionId, a: Course, b: Course): boolean {
  const [x, y] = [plainly(criterion, a), plainly(criterion, b)];
  if (x === null || y === null) return false;
  return (x.unit === y.unit || x.unit === '' || y.unit === '') && x.amount < y.amount;
}

const runs = { numRuns: 300 };

describe('the order', () => {
  test('is the same for the same courses in any order', () => {
    const shuffled = courses.chain((given) =>
      fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
    );
    fc.assert(
      fc.property(shuffled, weights, ([given, other], by) => {
        expect(order(other, by)).toEqual(order(given, by));
      }),
      runs,
    );
  });

  test('does not hear of what weighs nothing', () => {
    fc.assert(
      fc.property(courses, weights, facts, (given, by, other) => {
        const free = criterionIds.filter((criterion) => by[criterion] === 0);
        const changes: Partial<Course> = {
          // What is paid may bring the certificate with it.
          ...(['cost', 'certificate', 'certified'].every((id) =>
            free.some((one) => one === id),
          ) && {
            price: other.price,
          }),
          ...(free.includes('language') && { language: other.language }),
          ...(free.includes('time') && { minutes: other.minutes }),
          ...(free.includes('level') && { level: other.level }),
          ...(free.includes('rating') && { rating: other.rating }),
          ...(free.includes('certificate') &&
            free.includes('certified') && {
              hasCertificate: other.hasCertificate,
              access: other.access,
            }),
        };
        const changed = given.map((course, index) =>
          index === 0 ? { ...course, ...changes } : course,
        );
        expect(order(changed, by)).toEqual(order(given, by));
      }),
      runs,
    );
  });

  test('never lets the unknown win or lose, where no rating is asked for', () => {
    fc.assert(
      fc.property(courses, weights, (given, all) => {
        const by = { ...all, rating: 0 } as const;
        const dark = { ...aCourse({ id: 'udemy:dark' }), ...unknownCourse };
        const [first] = given;
        if (first === undefined) return;
        expect(compareCourses([first, dark], by, 'es').leaders).toHaveLength(2);
        const { ranked, rows } = compareCourses([...given, dark], by, 'es');
        expect(rows.some(({ bestIds }) => bestIds.has(dark.id))).toBe(false);
        // The others stand to each other as they would without it.
        const places = ranked
          .filter(({ course }) => course !== dark)
          .map(({ course }) => course.id);
        expect(places).toEqual(order(given, by).map(([id]) => id));
      }),
      runs,
    );
  });

  test('does not change by a criterion that is known of one course only, but for the rating', () => {
    fc.assert(
      fc.property(courses, weights, (given, by) => {
        const levelled = given.map((course, index) =>
          index > 0 ? { ...course, level: null } : course,
        );
        expect(order(levelled, { ...by, level: 3 })).toEqual(order(levelled, { ...by, level: 0 }));
      }),
      runs,
    );
  });

  test('counts an unknown rating as what such courses are ranked by everywhere', () => {
    fc.assert(
      fc.property(courses, weights, (given, by) => {
        const assumed = given.map((course) => ({
          ...course,
          rating: course.rating ?? priorRating,
        }));
        expect(order(given, by)).toEqual(order(assumed, by));
      }),
      runs,
    );
  });

  test('does not put a short and dear course without a rating before a long one that many praise', () => {
    const free = { kind: 'free', certificate: null } as const;
    const long = aCourse({ id: 'udemy:long', minutes: 130 * 60, price: free });
    const praised = aCourse({
      ...{ id: 'udemy:praised', minutes: 60 * 60, price: free },
      ...{ rating: 4.9, ratingCount: 14_300 },
    });
    const dear = aCourse({ id: 'udemy:dear', minutes: 180, price: paid(9500) });
    const { leaders, reasons } = compareCourses([long, praised, dear], usualWeights, 'es');
    expect(leaders).toEqual([praised]);
    expect(reasons).toContainEqual({
      ...{ criterion: 'rating', kind: 'for', isAlone: true, isUnknown: false },
    });
    const unrated = compareCourses([praised, dear], { ...usualWeights, time: 3 }, 'es');
    expect(unrated.leaders).toEqual([dear]);
    expect(unrated.reasons).toContainEqual({
      ...{ criterion: 'rating', kind: 'against', isAlone: false, isUnknown: true },
    });
  });

  test('puts a course that is never worse and somewhere better before the other', () => {
    fc.assert(
      fc.property(courses, weights, (given, by) => {
        const [a, b] = given.map((course) => ({ ...course, rating: course.rating ?? priorRating }));
        if (a === undefined || b === undefined) return;
        const weighing = criterionIds.filter((criterion) => by[criterion] > 0);
        const isWorse = weighing.some((criterion) => isBetter(criterion, b, a));
        fc.pre(!isWorse && weighing.some((criterion) => isBetter(criterion, a, b)));
        expect(compareCourses([a, b], by, 'es').leaders).toEqual([a]);
      }),
      runs,
    );
  });

  test('obeys what decides, whatever else there is', () => {
    const short = aCourse({ id: 'udemy:short', minutes: 60, language: 'en-US', price: paid(9900) });
    const spanish = aCourse({
      ...{ id: 'udemy:spanish', minutes: 900, language: 'es-MX' },
      price: { kind: 'free', certificate: null },
    });
    const by: Weights = { ...usualWeights, time: 3 };
    expect(compareCourses([spanish, short], by, 'es').leaders).toEqual([short]);
    expect(compareCourses([spanish, short], usualWeights, 'es').leaders).toEqual([spanish]);
  });

  test('does not compare prices of two currencies', () => {
    const dollars = aCourse({ id: 'udemy:1', price: { kind: 'paid', money: usd(1999) } });
    const euros = aCourse({ id: 'udemy:2', price: paid(999, 'EUR') });
    const { leaders, rows } = compareCourses([dollars, euros], usualWeights, 'es');
    expect(leaders).toHaveLength(2);
    expect(rows[0]).toMatchObject({ criterion: 'cost', differs: true, known: 2 });
    expect(rows[0]?.bestIds.size).toBe(0);
  });
});

describe('what is said of it', () => {
  test('gives reasons that are true', () => {
    fc.assert(
      fc.property(courses, weights, (given, by) => {
        const { leaders, reasons } = compareCourses(given, by, 'es');
        const [first] = leaders;
        expect(reasons.length === 0 || leaders.length === 1).toBe(true);
        if (first === undefined || leaders.length > 1) return;
        const others = given.filter((course) => course !== first);
        for (const criterion of criterionIds) {
          const reason = reasons.find((each) => each.criterion === criterion);
          const beats = others.filter((other) => isBetter(criterion, first, other));
          const isBeaten = others.some((other) => isBetter(criterion, other, first));
          const isFor = beats.length > 0 && !isBeaten;
          const isRating = criterion === 'rating';
          const isUnrated = first.rating === null;
          const isBeatenUnrated =
            isRating && isUnrated && others.some(({ rating }) => (rating ?? 0) > priorRating);
          const isForRated =
            isRating &&
            (first.rating ?? 0) > priorRating &&
            others.some(({ rating }) => rating === null);
          const isAgainst = isBeaten || isBeatenUnrated;
          const kind = isAgainst ? 'against' : isFor || isForRated ? 'for' : undefined;
          if (reason !== undefined) expect(reason.isUnknown).toBe(isBeatenUnrated);
          expect(reason?.kind).toBe(by[criterion] === 0 ? undefined : kind);
          const known = others.filter((other) => plainly(criterion, other) !== null);
          if (reason?.kind === 'for') expect(reason.isAlone).toBe(beats.length === known.length);
        }
      }),
      runs,
    );
  });

  test('marks the best values, and the rows that tell courses apart', () => {
    fc.assert(
      fc.property(courses, weights, (given, by) => {
        for (const { criterion, bestIds, known, differs } of compareCourses(given, by, 'es').rows) {
          const values = given.map((course) => plainly(criterion, course));
          expect(known).toBe(values.filter((value) => value !== null).length);
          const distinct = new Set(values.map((value) => value && `${value.amount} ${value.unit}`));
          distinct.delete(null);
          expect(differs).toBe(distinct.size > 1);
          for (const course of given) {
            const isBeaten = given.some((other) => isBetter(criterion, other, course));
            const beats = given.some((other) => isBetter(criterion, course, other));
            expect(bestIds.has(course.id)).toBe(beats && !isBeaten);
          }
        }
      }),
      runs,
    );
  });

  test('keeps its promise of what would change the order', () => {
    fc.assert(
      fc.property(courses, weights, (given, by) => {
        const { leaders, changes } = compareCourses(given, by, 'es');
        for (const { criterion, weight: other, leaders: then } of changes) {
          const changed = compareCourses(given, { ...by, [criterion]: other }, 'es');
          expect(changed.leaders).toEqual(then);
          expect(changed.leaders).not.toEqual(leaders);
        }
      }),
      runs,
    );
  });

  test('names an unknown only where an answer could bring the course further up', () => {
    const fast = aCourse({ id: 'udemy:fast', minutes: 600 });
    const dark = aCourse({ id: 'udemy:dark', rating: null, price: paid(9900) });
    const { open } = compareCourses([fast, dark], { ...usualWeights, time: 3 }, 'es');
    expect(open).toEqual([{ course: dark, criteria: ['time'] }]);
    expect(compareCourses([fast, dark], { ...usualWeights, time: 0 }, 'es').open).toEqual([]);
  });
});

test('the price with certificate counts lessons and certificate together, where it matters', () => {
  const cheap = aCourse({
    ...{ id: 'edx:cheap', platform: 'edx', minutes: 900 },
    price: { kind: 'free', certificate: { amount: 14900, currency: 'USD' } },
  });
  const included = aCourse({ id: 'udemy:1', minutes: 900, price: paid(5000) });
  const weigh = (certified: 0 | 3) =>
    compareCourses([cheap, included], { ...usualWeights, certified }, 'es').leaders;
  expect(weigh(0)).toEqual([cheap]);
  expect(weigh(3)).toEqual([included]);
});
