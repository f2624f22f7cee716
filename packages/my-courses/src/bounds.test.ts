import { lastDay, localToday, parseCourse } from '@aulario/course-data';
import { isCalendarDay } from '@aulario/course-data/days';
import {
  daySchema,
  firstMoment,
  lastMoment,
  momentSchema,
  unknownMoment,
} from '@aulario/course-data/records';
import { aCourse } from '@aulario/course-data/testing';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseBackup } from './backup/backup.ts';
import { cartEntryCodec } from './cart/cartRepository.ts';
import { cancelDay, daysOfMonths, monthsFor } from './costs/paidMonths.ts';
import { packText } from './link/packedText.ts';
import { coursesCsv } from './lists/csv/coursesCsv.ts';
import { whatChanged } from './lists/followed/whatChanged.ts';
import { decodeListLink } from './lists/linked/listLink.ts';
import { ownedCourseCodec, savedCourseCodec } from './lists/listCodecs.ts';
import { maxRank, moveInOrder, rankAtEnd } from './lists/moveInOrder.ts';
import { courseToLeaveOut, hoursToMeet, makePlan, planOutcome } from './plan/makePlan.ts';
import { firstPlanSettings, planSettings } from './plan/planSettings.ts';
import { decodePollLink } from './poll/pollLink.ts';

const noDays = [
  ...['2026-02-29', '2026-02-31', '2026-04-31', '2100-02-29', '2026-13-01', '2026-00-10'],
  ...['2026-01-00', '2026-1-1', '26-01-01', '1999-12-31', '2100-01-01', '9999-12-31'],
  ...['0000-01-01', '+010000-01-01', '-000001-01-01', '2026-01-01T00:00', ' 2026-01-01', ''],
];
const noMoments = [
  ...[9_007_199_254_740_991, 8_640_000_000_000_001, lastMoment + 1, -1, 1e21],
  ...[0.5, Number.NaN, Number.POSITIVE_INFINITY, '1', 'now', null, undefined, {}, [], true],
];
/** What JSON can hold of them. */
const writtenMoments = noMoments.map((moment) => JSON.stringify(moment) ?? 'null');

it.each(noDays)('%j is no day', (text) => {
  expect([isCalendarDay(text), v.is(daySchema, text)]).toEqual([false, false]);
});

it.each(['2000-01-01', '2024-02-29', '2026-03-29', '2099-12-31'])('%s is a day', (text) => {
  expect([isCalendarDay(text), v.is(daySchema, text)]).toEqual([true, true]);
});

it.each(noMoments)('%j is an unknown moment', (moment) => {
  expect(v.parse(momentSchema, moment)).toBe(unknownMoment);
});

it.each([1, firstMoment, lastMoment])('%i is a moment', (moment) => {
  expect(v.parse(momentSchema, moment)).toBe(moment);
});

describe('a value beyond the bounds costs that value alone', () => {
  const course = aCourse();

  it.each(writtenMoments)('of a moment %s in a browser', (written) => {
    const json = JSON.stringify(course);
    const entry = cartEntryCodec.decode(
      `{"version":1,"course":${json},"addedAt":${written},"openedAt":null}`,
      course.id,
    );
    expect(entry).toEqual({ course, addedAt: unknownMoment, openedAt: null });
    const saved = savedCourseCodec.decode(
      `{"version":1,"value":{"course":${json},"listId":"later","addedAt":${written},"rank":1}}`,
      `later ${course.id}`,
    );
    expect(saved?.addedAt).toBe(unknownMoment);
    const owned = ownedCourseCodec.decode(
      `{"version":1,"value":{"course":${json},"ownedAt":${written},"paid":null,"progress":"finished"}}`,
      course.id,
    );
    expect(owned).toMatchObject({ ownedAt: unknownMoment, ownedOn: null });
    // What the screens do with it.
    if (saved === null) throw new Error('lost');
    expect(coursesCsv([{ list: 'Mine', course, addedAt: saved.addedAt }], 'es')).not.toContain(
      '1970',
    );
    expect(whatChanged([saved], [], '2026-11-20').cheaper).toEqual([]);
  });

  it.each(['1.7e308', '-1.7e308', '9007199254740992', '4294967297', '"5"', 'null', '[]'])(
    'of a place %s in a list',
    (written) => {
      const value = `{"course":${JSON.stringify(course)},"listId":"a1","addedAt":1,"rank":${written}}`;
      const saved = savedCourseCodec.decode(`{"version":1,"value":${value}}`, `a1 ${course.id}`);
      expect(saved).toMatchObject({ course, rank: 0 });
    },
  );

  it.each(noDays)('of a day %j in a plan, a course and what is owned', (day) => {
    const plan = { ...firstPlanSettings('2026-11-23'), start: day, until: day, freeWeeks: [day] };
    expect(v.parse(planSettings, plan)).toMatchObject({
      start: localToday(),
      until: null,
      freeWeeks: [],
    });
    const priceFall = { before: { amount: 100, currency: 'USD' }, since: day };
    expect(parseCourse({ ...course, published: day, updated: day, priceFall })).toEqual({
      ok: true,
      course,
    });
    const value = { course, ownedOn: day, ownedAt: firstMoment, paid: null, progress: 'finished' };
    const owned = ownedCourseCodec.decode(JSON.stringify({ version: 1, value }), course.id);
    expect(owned?.ownedOn).toBeNull();
  });

  it('of a file', () => {
    const file = {
      ...{ format: 'aulario', version: 2, category: null, language: 'es', theme: null },
      account: { email: '', displayName: '', photoUrl: '' },
      cart: [{ course, addedAt: 9_007_199_254_740_991, openedAt: -1 }],
      lists: [{ id: 'a1', name: 'Python', createdAt: 1e21 }],
      saved: [{ course, listId: 'a1', addedAt: -5, rank: 1 }],
      owned: [{ course, ownedAt: 9_007_199_254_740_991, paid: null, progress: 'finished' }],
      plan: { ...firstPlanSettings('2026-11-23'), start: '9999-12-31' },
      followed: [{ query: '?q=x', courseIds: [], isWhole: true, seenOn: '2026-02-31' }],
    };
    expect(parseBackup(JSON.stringify(file))?.backup).toMatchObject({
      cart: [{ addedAt: unknownMoment, openedAt: unknownMoment }],
      lists: [{ createdAt: unknownMoment }],
      saved: [{ addedAt: unknownMoment }],
      owned: [{ ownedAt: unknownMoment, ownedOn: null }],
      plan: [{ start: localToday() }],
      followed: [{ seenOn: null }],
    });
  });

  it('of a link', async () => {
    const list = await packText(JSON.stringify({ n: 'Python', c: [course.id], d: '2026-02-31' }));
    expect(await decodeListLink(list)).toMatchObject({ courseIds: [course.id], date: null });
    const poll = await packText(JSON.stringify({ n: 'Python', t: 1e21, c: [course.id], v: [] }));
    expect(await decodePollLink(poll)).toMatchObject({ startedAt: unknownMoment });
  });
});

it.each([
  [[-maxRank, 0, maxRank], 1, 0],
  [[-maxRank, 0, maxRank], 1, 2],
  [[-maxRank, maxRank], 0, 1],
  [[maxRank, maxRank], 1, 0],
])('courses at %j keep within the bounds when one is moved from %i to %i', (ranks, from, to) => {
  const moved = [...ranks];
  for (const [index, rank] of moveInOrder(ranks, from, to)) moved[index] = rank;
  const order = moved.map((_, index) => index).sort((a, b) => (moved[a] ?? 0) - (moved[b] ?? 0));
  expect(order.indexOf(from)).toBe(to);
  expect(Math.max(...[...moved, rankAtEnd(ranks)].map(Math.abs))).toBeLessThanOrEqual(maxRank);
});

describe('no plan and no subscription takes for ever', () => {
  const slow = { weeklyHours: 0.5, studyDays: [0], freeWeeks: [] } as const;
  const tasks = Array.from({ length: 2000 }, (_, index) => ({
    courseId: `udemy:${index}`,
    minutes: 600_000,
  }));

  it.each(['2026-11-23', '2099-12-31', '2000-01-01'] as const)('begun on %s', (start) => {
    const pace = { ...slow, start };
    expect(makePlan(tasks, pace)).toEqual({ weeks: [], end: null, isTooLong: true });
    expect(hoursToMeet(tasks, pace, lastDay)).toBeNull();
    expect(courseToLeaveOut(tasks, pace, lastDay)).toBeNull();
    expect(planOutcome(tasks, { ...pace, until: lastDay }, '2026-11-23')).toMatchObject({
      isMoved: false,
      slack: null,
    });
  });

  it('ends on the last day that there is', () => {
    const pace = { ...slow, studyDays: [3], start: lastDay } as const;
    const [task] = [{ courseId: 'udemy:1', minutes: 30 }];
    expect(makePlan([task], pace)).toMatchObject({ end: lastDay, isTooLong: false });
  });

  it.each([1, 1e6, 1e12, Number.MAX_SAFE_INTEGER])('paid over %i days', (days) => {
    const months = monthsFor('2026-01-31', days);
    expect(months).toBeGreaterThan(0);
    expect(daysOfMonths('2026-01-31', months)).toBeGreaterThanOrEqual(days);
    expect(cancelDay('2026-01-31', months) === null).toBe(days > 40_000);
  });
});
