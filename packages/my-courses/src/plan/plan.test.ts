import { type CalendarDay, noDetails } from '@aulario/course-data';
import { addDays, daysBetween, mondayOf, weekdayOf } from '@aulario/course-data/days';
import { aCourse } from '@aulario/course-data/testing';
import { createTestBrowser } from '@aulario/local-data/testing';
import { describe, expect, it, test } from 'vitest';
import { orderedCourses, suggestedOrder, type UsualOrder, usualOrders } from './courseOrder.ts';
import {
  courseToLeaveOut,
  hoursToMeet,
  makePlan,
  planOutcome,
  type StudyPace,
  slackDays,
} from './makePlan.ts';
import { createPlanRepository, mergeVisitorPlan } from './planRepository.ts';
import { firstPlanSettings } from './planSettings.ts';

describe('days', () => {
  it.each<[CalendarDay, number, CalendarDay]>([
    ['2027-02-28', 1, '2027-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    // The clocks change in Europe and in America.
    ['2027-03-27', 2, '2027-03-29'],
    ['2026-11-01', -1, '2026-10-31'],
    ['1969-12-28', 3, '1969-12-31'],
  ])('%s and %i days are %s', (day, count, later) => {
    expect(addDays(day, count)).toBe(later);
    expect(daysBetween(day, later)).toBe(count);
  });

  it('know their weekday, before 1970 too', () => {
    expect((['2026-11-23', '2026-11-29', '1969-12-28'] as const).map(weekdayOf)).toEqual([0, 6, 6]);
    expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  });
});

const pace: StudyPace = {
  weeklyHours: 6,
  studyDays: [0, 2, 5],
  start: '2026-11-25',
  freeWeeks: ['2026-12-21'],
};
const tasks = [
  { courseId: 'a', minutes: 10 * 60 },
  { courseId: 'b', minutes: 15 * 60 },
];

describe('a plan', () => {
  it('says what would meet its date only when it ends too late', () => {
    const { end } = makePlan(tasks, pace);
    if (end === null) throw new Error('no plan');
    const inTime = { slack: 0, neededHours: null, spareCourse: null };
    expect(planOutcome(tasks, { ...pace, until: end }, pace.start)).toMatchObject(inTime);
    expect(planOutcome(tasks, { ...pace, until: null }, pace.start)).toMatchObject({
      ...inTime,
      slack: null,
    });
    const until = addDays(end, -1);
    expect(planOutcome(tasks, { ...pace, until }, pace.start)).toMatchObject({
      slack: -1,
      neededHours: hoursToMeet(tasks, pace, until),
      spareCourse: 'a',
    });
  });

  it('begins today when it would be over, and keeps its start while it is in progress', () => {
    const settings = { ...pace, until: null };
    expect(planOutcome(tasks, settings, '2026-12-30')).toMatchObject({
      isMoved: false,
      plan: makePlan(tasks, pace),
    });
    expect(planOutcome(tasks, settings, '2026-12-31')).toMatchObject({
      isMoved: true,
      plan: makePlan(tasks, { ...pace, start: '2026-12-31' }),
    });
  });

  it('begins in the middle of a week, leaves a week free, and ends on a day', () => {
    const { weeks, end } = makePlan(tasks, pace);
    const hours = weeks.map(({ first, sessions }) => [
      first,
      sessions.reduce((sum, { minutes }) => sum + minutes, 0) / 60,
    ]);
    expect(hours).toEqual([
      ['2026-11-25', 4],
      ['2026-11-30', 6],
      ['2026-12-07', 6],
      ['2026-12-14', 6],
      ['2026-12-21', 0],
      ['2026-12-28', 3],
    ]);
    expect(end).toBe('2026-12-30');
  });

  it('says how early or late it is, and what would help', () => {
    const plan = makePlan(tasks, pace);
    expect(slackDays(plan, '2027-01-05')).toBe(6);
    expect(slackDays(plan, '2026-12-20')).toBe(-10);
    expect(hoursToMeet(tasks, pace, '2026-12-20')).toBe(7);
    expect(courseToLeaveOut(tasks, pace, '2026-12-20')).toBe('a');
    expect(hoursToMeet(tasks, pace, '2026-11-26')).toBeNull();
    expect(courseToLeaveOut(tasks, pace, '2026-11-26')).toBeNull();
    expect(courseToLeaveOut(tasks.slice(0, 1), pace, '2026-11-26')).toBeNull();
  });

  it('of nothing has no end', () => {
    expect(makePlan([], pace)).toEqual({ weeks: [], end: null, isTooLong: false });
    expect(slackDays(makePlan([], pace), '2027-01-05')).toBeNull();
  });
});

describe('the usual order', () => {
  const course = (id: string, of: object) => aCourse({ id: `udemy:${id}`, title: id, ...of });
  const python = { subjects: ['Python'] };
  const hard = course('hard', { ...python, level: 'advanced' });
  const easy = course('easy', { ...python, level: 'beginner' });
  const guitar = course('guitar', { subjects: ['Guitarra'], level: 'beginner' });
  const data = course('data', { subjects: ['Ciencia de datos'] });
  const second = course('second', { title: 'Álgebra II' });
  const first = course('first', { title: 'Algebra I' });
  const details = new Map([
    [data.id, { ...noDetails(data.id), prerequisites: ['Saber algo de Python.'] }],
  ]);

  it('follows numbers, levels of one subject, and what a course asks for', () => {
    const orders = usualOrders([hard, guitar, easy, data, second, first], details);
    expect(orders.map(({ before, after, reason }) => `${before} ${after} ${reason}`)).toEqual([
      'udemy:hard udemy:data asked',
      'udemy:easy udemy:hard level',
      'udemy:easy udemy:data asked',
      'udemy:first udemy:second number',
    ]);
  });

  it('changes no more than it must, and never stops at a circle', () => {
    const all = [hard, guitar, easy, data, second, first];
    const orders = usualOrders(all, details);
    const ids = orderedCourses(all, [], orders).map(({ title }) => title);
    expect(ids).toEqual(['guitar', 'easy', 'hard', 'data', 'Algebra I', 'Álgebra II']);
    const circle = [
      { before: 'x', after: 'y', reason: 'asked' },
      { before: 'y', after: 'x', reason: 'asked' },
    ] as const;
    expect(suggestedOrder(['y', 'x', 'z'], circle)).toEqual(['z', 'y', 'x']);
  });

  it('orders a thousand courses of which each asks for the next', () => {
    const ids = Array.from({ length: 1000 }, (_, index) => String(index));
    const orders = ids.flatMap((after, index) =>
      ids
        .slice(index + 1, index + 41)
        .map((before): UsualOrder => ({ before, after, reason: 'asked' })),
    );
    expect(suggestedOrder(ids, orders)).toEqual(ids.toReversed());
  });

  it('gives way to the order chosen by hand', () => {
    const orders = usualOrders([hard, easy], new Map());
    const ids = orderedCourses([easy, hard, guitar], [hard.id, easy.id, 'udemy:gone'], orders);
    expect(ids.map(({ title }) => title)).toEqual(['hard', 'easy', 'guitar']);
  });
});

test('what was said about a plan stays, for every tab of its owner', async () => {
  const browser = createTestBrowser();
  const open = async () => createPlanRepository((await browser.reopen()).account('ana'));
  const here = await open();
  expect(here.getSnapshot().settings).toBeNull();
  const first = firstPlanSettings('2026-11-23');
  here.change(() => ({ ...first, hours: { 'udemy:1': 12.5 } }));
  const there = await open();
  there.change((current) => current && { ...current, weeklyHours: 8 });
  expect((await open()).getSnapshot().settings).toEqual({
    ...first,
    hours: { 'udemy:1': 12.5 },
    weeklyHours: 8,
  });
  there.change(() => null);
  expect((await open()).getSnapshot().settings).toBeNull();
});

test("a visitor's plan moves to an account without one, and never replaces a plan", () => {
  const { page: data } = createTestBrowser();
  const visitor = createPlanRepository(data.visitor);
  const account = createPlanRepository(data.account('ana'));
  const first = firstPlanSettings('2026-11-23');
  visitor.change(() => first);
  mergeVisitorPlan(visitor, account);
  expect(account.getSnapshot().settings).toEqual(first);
  expect(visitor.getSnapshot().settings).toBeNull();
  const other = { ...first, weeklyHours: 3 };
  visitor.change(() => other);
  mergeVisitorPlan(visitor, account);
  expect(account.getSnapshot().settings).toEqual(first);
  expect(visitor.getSnapshot().settings).toEqual(other);
});

test("a visitor's hours and prices join an account's plan, which keeps its own", () => {
  const { page: data } = createTestBrowser();
  const visitor = createPlanRepository(data.visitor);
  const account = createPlanRepository(data.account('ana'));
  const first = firstPlanSettings('2026-11-23');
  const price = (platform: string, amount: number) => ({
    platform,
    monthly: { amount, currency: 'EUR' },
    hasCertificates: true,
  });
  const udemy = price('udemy', 1900);
  account.change(() => ({ ...first, hours: { 'udemy:1': 5 }, monthlyPrices: [udemy] }));
  visitor.change(() => ({
    ...first,
    hours: { 'udemy:1': 9, 'udemy:2': 12 },
    monthlyPrices: [price('udemy', 900), price('edx', 4000)],
  }));
  mergeVisitorPlan(visitor, account);
  expect(account.getSnapshot().settings).toEqual({
    ...first,
    hours: { 'udemy:1': 5, 'udemy:2': 12 },
    monthlyPrices: [udemy, price('edx', 4000)],
  });
  expect(visitor.getSnapshot().settings).toEqual(first);
});
