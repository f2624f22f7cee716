import { createMemoryCatalogue } from '@aulario/course-data';
import { aCourse, sampleCourses } from '@aulario/course-data/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { routeKinds } from './chooseCourses.ts';
import { type Candidates, findCandidates } from './findCandidates.ts';
import { goalById, goals } from './goals.ts';
import { planRoute, type RouteRequest } from './planRoute.ts';
import { remediesFor } from './remedies.ts';
import { judgeRoute } from './testing/judgeRoute.ts';
import { emptyWish, type RouteWish } from './wish/routeWish.ts';

const start = '2026-11-30';
const byId = new Map(sampleCourses.map((course) => [course.id, course]));
const samples = createMemoryCatalogue(sampleCourses);

describe('routes over the samples', () => {
  it.each(goals)(
    '$id: order, sums, days and choice are right, nothing is invented',
    async (goal) => {
      const candidates = await findCandidates(samples, goal.steps, 'es');
      for (const kind of routeKinds) {
        for (const budget of [null, { amount: 2_000, currency: 'USD' }]) {
          const wish = {
            ...emptyWish,
            goalId: goal.id,
            weeklyHours: 3,
            budget,
            wantsCertificates: true,
          };
          const request = { goal, wish, candidates, choices: {}, reader: 'es', start } as const;
          const route = planRoute(request, kind);
          expect(judgeRoute(route, request, byId)).toEqual({
            order: [],
            sums: [],
            invented: [],
            choice: [],
          });
          const stepIds = [...route.taken.map(({ step }) => step), ...route.uncovered];
          expect(new Set(stepIds)).toEqual(new Set(goal.steps));
        }
      }
    },
  );
});

/** Courses for the goal 'BI with Power BI': Excel, SQL, Power BI, visualisation. */
const usd = (amount: number) => ({ kind: 'paid', money: { amount, currency: 'USD' } }) as const;
const own = [
  aCourse({ id: 'udemy:excel', title: 'Excel', minutes: 600, price: usd(1000), level: 'beginner' }),
  aCourse({
    id: 'udemy:short',
    title: 'Excel básico',
    minutes: 120,
    price: usd(9000),
    level: 'beginner',
  }),
  aCourse({ id: 'udemy:sql', title: 'SQL', minutes: 600, price: usd(2000), level: 'beginner' }),
  aCourse({
    id: 'udemy:free',
    title: 'SQL gratis',
    minutes: 1200,
    price: { kind: 'free', certificate: { amount: 5000, currency: 'USD' } },
    hasCertificate: true,
    level: 'beginner',
  }),
  aCourse({
    id: 'udemy:bi',
    title: 'Power BI',
    minutes: null,
    weeks: null,
    weeklyHours: null,
    price: { kind: 'unknown' },
    level: null,
  }),
];

describe('a route', () => {
  const goal = goalById('bi-analyst') ?? goals[0];
  if (goal === undefined) throw new Error('no goal');
  let candidates: Candidates = new Map();
  beforeAll(async () => {
    candidates = await findCandidates(createMemoryCatalogue(own), goal.steps, 'es');
  });
  const requestOf = (
    wish: Partial<RouteWish>,
    choices: RouteRequest['choices'] = {},
  ): RouteRequest => ({
    goal,
    wish: { ...emptyWish, goalId: goal.id, weeklyHours: 3, ...wish },
    candidates,
    choices,
    reader: 'es',
    start,
  });
  const idsOf = (request: RouteRequest, kind: 'best' | 'short' | 'free' = 'best') =>
    planRoute(request, kind).taken.map(({ course }) => course.id);

  it('says which steps the catalogue does not cover, and leaves unknown what is unknown', () => {
    const route = planRoute(requestOf({}), 'best');
    expect(route.taken.map(({ course }) => course.id)).toEqual([
      'udemy:excel',
      'udemy:sql',
      'udemy:bi',
    ]);
    expect(route.uncovered.map(({ id }) => id)).toEqual(['visualisation-2']);
    expect(route.minutes).toBe(1200);
    expect(route.cost).toEqual({ sums: [{ amount: 3000, currency: 'USD' }], missing: 1 });
    expect(route.taken.at(-1)?.days).toBeNull();
    expect(planRoute(requestOf({ until: '2027-12-31' }), 'best').fitsDate).toBe('unknown');
    expect(
      planRoute(requestOf({ budget: { amount: 3000, currency: 'USD' } }), 'best').fitsBudget,
    ).toBe('unknown');
    expect(
      planRoute(requestOf({ budget: { amount: 9000, currency: 'EUR' } }), 'best').fitsBudget,
    ).toBe('unknown');
  });

  it('keeps a budget or a date where other courses do', () => {
    expect(idsOf(requestOf({ budget: { amount: 1000, currency: 'USD' } }))).toContain('udemy:free');
    expect(idsOf(requestOf({ until: '2027-01-01' }))).toContain('udemy:short');
  });

  it('has a shorter and a free alternative', () => {
    expect(idsOf(requestOf({}), 'short')[0]).toBe('udemy:short');
    expect(idsOf(requestOf({}), 'free')).toEqual(['udemy:free']);
  });

  it('begins after what is known, and follows what the reader chose and took out', () => {
    expect(idsOf(requestOf({ known: ['excel-1'] }))).toEqual(['udemy:sql', 'udemy:bi']);
    const route = planRoute(requestOf({}, { 'excel-1': 'udemy:short', 'sql-1': null }), 'best');
    expect(route.taken.map(({ course }) => course.id)).toEqual(['udemy:short', 'udemy:bi']);
    expect(route.dropped.map(({ id }) => id)).toEqual(['sql-1']);
    expect(idsOf(requestOf({}, { 'excel-1': 'udemy:gone' }))[0]).toBe('udemy:excel');
  });

  it('says what would help: more hours, fewer courses, no certificates', () => {
    const late = requestOf({ until: '2026-12-27' }, { 'excel-1': 'udemy:excel' });
    const remedies = remediesFor(planRoute(late, 'best'), late);
    expect(remedies.map(({ kind }) => kind)).toEqual(['hours', 'drop', 'fitting', 'later']);
    for (const remedy of remedies) {
      if (remedy.kind === 'hours')
        expect(
          planRoute({ ...late, wish: { ...late.wish, weeklyHours: remedy.weeklyHours } }, 'best')
            .fitsDate,
        ).not.toBe('no');
      if (remedy.kind === 'fitting')
        expect(remedy.courses.map(({ id }) => id)).toEqual(['udemy:excel']);
    }
    const dear = requestOf(
      { budget: { amount: 1000, currency: 'USD' }, wantsCertificates: true },
      { 'sql-1': 'udemy:free' },
    );
    expect(remediesFor(planRoute(dear, 'best'), dear)).toEqual([
      { kind: 'withoutCertificates' },
      expect.objectContaining({ kind: 'drop', stepId: 'sql-1' }),
    ]);
  });

  it('presupposes an earlier level of a skill only where the goal has one', () => {
    const needsOf = (goalId: string) => {
      const other = goalById(goalId) ?? goal;
      const found: Candidates = new Map(
        other.steps.map(({ id }, at) => [
          id,
          [
            {
              course: aCourse({ id: `udemy:${at}`, level: null }),
              evidence: { kind: 'title', words: id },
              rank: 0,
            },
          ],
        ]),
      );
      const request = { ...requestOf({ goalId }), goal: other, candidates: found };
      return planRoute(request, 'best').taken.map(({ needs }) => needs.map(({ id }) => id));
    };
    expect(needsOf('excel-expert')).toEqual([[], ['excel'], ['excel']]);
    expect(needsOf('play-guitar').at(-1)).toEqual(['guitar']);
  });

  it('leaves out courses in other languages and without the wanted certificate', async () => {
    const [excel] = own;
    if (excel === undefined) throw new Error('no course');
    const other = [
      { ...excel, id: 'udemy:en', language: 'en' },
      { ...excel, id: 'udemy:none', hasCertificate: false, language: 'es' },
    ];
    const found = await findCandidates(createMemoryCatalogue(other), goal.steps, 'es');
    const ids = (wish: Partial<RouteWish>) => idsOf({ ...requestOf(wish), candidates: found });
    expect(ids({ language: 'es' })).toEqual(['udemy:none']);
    expect(ids({ wantsCertificates: true })).toEqual(['udemy:en']);
    expect(ids({ wantsCertificates: true, language: 'es' })).toEqual([]);
  });
});
