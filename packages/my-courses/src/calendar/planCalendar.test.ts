import { addDays, weekdays } from '@aulario/course-data/days';
import { plainText } from '@aulario/course-data/records';
import { aCourse } from '@aulario/course-data/testing';
import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, it } from 'vitest';
import { makePlan } from '../plan/makePlan.ts';
import { type CalendarOptions, planCalendar } from './planCalendar.ts';

const courses = [
  aCourse({ id: 'udemy:a', title: 'Álgebra, parte I; «de cero»\\ – 日本語 '.repeat(4).trim() }),
  aCourse({ id: 'udemy:b', title: 'BEGIN:VEVENT' }),
];
const tasks = courses.map(({ id }, index) => ({ courseId: id, minutes: 530 + 190 * index }));
const pace = { weeklyHours: 5, studyDays: [0, 2, 5], freeWeeks: [], start: '2027-03-17' } as const;
const options: CalendarOptions = {
  planId: 'a1b2',
  per: 'day',
  time: '19:30',
  reminderMinutes: 10,
  name: 'Plan',
  weekName: (number) => `Semana ${String(number)}`,
  now: new Date('2026-11-22T10:00:00Z'),
};
const plan = makePlan(tasks, pace);

/** What every parser has to find: name, title, and beginning and end as the clock on the wall. */
interface Found {
  uid: string;
  title: string;
  start: string;
  end: string;
}

const wall = (date: Date) => date.toISOString().slice(0, 16);
/** A Date that a parser has put into the zone of this machine, as the clock there shows it. */
const localWall = (date: Date) =>
  wall(new Date(date.getTime() - date.getTimezoneOffset() * 60_000));

const parsers: Record<string, (text: string) => Found[]> = {
  'ical.js': (text) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
      const { uid, summary, startDate, endDate } = new ICAL.Event(component);
      const [start = '', end = ''] = [startDate, endDate].map((time) =>
        time.toString().slice(0, 16),
      );
      return { uid, title: summary, start, end };
    }),
  'node-ical': (text) =>
    Object.values(nodeIcal.sync.parseICS(text)).flatMap((event) => {
      if (event?.type !== 'VEVENT') return [];
      const { uid, summary, start, end } = event;
      const title = typeof summary === 'string' ? summary : summary.val;
      return [{ uid, title, start: localWall(start), end: localWall(end ?? start) }];
    }),
  'ts-ics': (text) =>
    (convertIcsCalendar(undefined, text).events ?? []).map((event) => {
      const { uid, summary, start, end } = event;
      // It leaves the carriage return of a line that was folded.
      return {
        uid,
        title: summary.trimEnd(),
        start: wall(start.date),
        end: wall(end?.date ?? start.date),
      };
    }),
};

const byUid = (found: readonly Found[]) => found.toSorted((a, b) => (a.uid < b.uid ? -1 : 1));

describe('the calendar of a plan', () => {
  const text = planCalendar(plan, courses, options);

  it.each(Object.entries(parsers))('is read back by %s', (_name, parse) => {
    const found = parse(text);
    const sessions = plan.weeks.flatMap((week) => week.sessions);
    expect(found).toHaveLength(sessions.length);
    expect(byUid(found)[0]).toEqual({
      uid: 'udemy-a-1.a1b2@plan.aulario',
      title: courses[0]?.title,
      start: '2027-03-17T19:30',
      end: '2027-03-17T21:10',
    });
    expect(found.map(({ start }) => start.slice(0, 10)).toSorted()).toEqual(
      sessions.map(({ day }) => day),
    );
    // The clocks change on the 28th: half past seven stays half past seven.
    const first = found.filter(({ uid }) => uid.startsWith('udemy-a'));
    expect(new Set(first.map(({ start }) => start.slice(11)))).toEqual(new Set(['19:30']));
  });

  it('lets the second course of a day begin when the first one ends', () => {
    const found = parsers['ical.js']?.(text) ?? [];
    const last = found.filter(({ uid }) => uid.startsWith('udemy-a')).at(-1);
    expect(found.find(({ uid }) => uid === 'udemy-b-1.a1b2@plan.aulario')?.start).toBe(last?.end);
  });

  it.each(Object.entries(parsers))(
    'has entries of their own for courses whose ids are alike, for %s',
    (_name, parse) => {
      const alike = ['udemy:a-b', 'udemy-a:b', 'udemy:a_b', 'udemy:a-b-1', 'udemy:a', 'u:demy-a-b'];
      const made = alike.map((id) => aCourse({ id }));
      const long = makePlan(
        alike.map((courseId) => ({ courseId, minutes: 2000 })),
        pace,
      );
      const found = parse(planCalendar(long, made, options));
      const sessions = long.weeks.flatMap((week) => week.sessions);
      expect(new Set(found.map(({ uid }) => uid)).size).toBe(sessions.length);
    },
  );

  it('reminds, or does not', () => {
    expect(text.match(/^TRIGGER:-PT10M\r$/gm)).toHaveLength(
      text.match(/^BEGIN:VEVENT/gm)?.length ?? 0,
    );
    expect(planCalendar(plan, courses, { ...options, reminderMinutes: null })).not.toContain(
      'VALARM',
    );
  });

  it.each(Object.entries(parsers))('has one entry of whole days a week for %s', (_name, parse) => {
    const found = byUid(parse(planCalendar(plan, courses, { ...options, per: 'week' })));
    expect(found.map(({ uid, start, end }) => [uid, start.slice(0, 10), end.slice(0, 10)])).toEqual(
      plan.weeks.map((week, index) => [
        `week-${String(index + 1)}.a1b2@plan.aulario`,
        week.first,
        addDays(week.last, 1),
      ]),
    );
  });

  it.each(['day', 'week'] as const)('leaves out what is over, by the %s', (per) => {
    const found = (now: string) => {
      // On the clock of this machine, wherever it is.
      const file = planCalendar(plan, courses, { ...options, per, now: new Date(now) });
      return byUid(parsers['ical.js']?.(file) ?? []);
    };
    const whole = found('2027-03-17T19:00');
    expect(whole[0]?.start.slice(0, 10)).toBe('2027-03-17');
    expect(found('2027-03-17T21:09')).toEqual(whole);
    const late = per === 'day' ? whole.filter(({ start }) => start > '2027-03-18') : whole;
    expect(found('2027-03-17T23:30')).toEqual(late);
    expect(found('2027-03-22T00:00')).toEqual(whole.filter(({ start }) => start >= '2027-03-22'));
    expect(found('2030-01-01T00:00')).toEqual([]);
  });

  it('moves its entries when it is imported again', () => {
    const later = planCalendar(makePlan(tasks, { ...pace, start: '2027-04-05' }), courses, {
      ...options,
      now: new Date('2026-11-23T10:00:00Z'),
    });
    const sequence = (of: string) => Number(/SEQUENCE:(\d+)/.exec(of)?.[1]);
    expect(sequence(later)).toBeGreaterThan(sequence(text));
    const uids = (of: string) => (parsers['ical.js']?.(of) ?? []).map(({ uid }) => uid);
    expect(uids(later)).toEqual(expect.arrayContaining(uids(text)));
  });

  /** A calendar that takes a file as RFC 5546 says: by UID, the later revision wins. */
  function importInto(calendar: Map<string, Found & { revision: string }>, file: string) {
    for (const component of new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')) {
      const { uid, summary, startDate, endDate, sequence } = new ICAL.Event(component);
      const stamp = String(component.getFirstPropertyValue('dtstamp'));
      const revision = `${String(sequence).padStart(10, '0')} ${stamp}`;
      const [start, end] = [String(startDate), String(endDate)];
      const known = calendar.get(uid);
      if (known !== undefined && known.revision > revision) continue;
      calendar.set(uid, { uid, title: summary, start, end, revision });
    }
  }

  it.each(['day', 'week'] as const)(
    'leaves the sessions of another plan alone, by the %s',
    (per) => {
      const calendar = new Map<string, Found & { revision: string }>();
      const other = { ...options, per, planId: 'c3d4' };
      const moved = makePlan(tasks, { ...pace, start: '2027-06-07' });
      importInto(calendar, planCalendar(plan, courses, { ...options, per }));
      const own = [...calendar.values()];
      importInto(calendar, planCalendar(moved, courses, other));
      expect(calendar.size).toBe(
        own.length +
          (per === 'week' ? moved.weeks : moved.weeks.flatMap((week) => week.sessions)).length,
      );
      for (const event of own) expect(calendar.get(event.uid)).toEqual(event);
    },
  );

  it('updates its own sessions by an export of the same minute, and never by an older file', () => {
    const calendar = new Map<string, Found & { revision: string }>();
    const at = (ms: number) => ({ ...options, now: new Date(options.now.getTime() + ms) });
    const moved = planCalendar(
      makePlan(tasks, { ...pace, start: '2027-04-05' }),
      courses,
      at(5000),
    );
    importInto(calendar, text);
    importInto(calendar, moved);
    const once = [...calendar.values()];
    expect(once.find(({ uid }) => uid === 'udemy-a-1.a1b2@plan.aulario')?.start).toMatch(
      /^2027-04-05/,
    );
    importInto(calendar, text);
    expect([...calendar.values()].filter(({ uid }) => moved.includes(uid))).toEqual(
      once.filter(({ uid }) => moved.includes(uid)),
    );
  });

  // What `parseCourse` lets through. An empty summary and U+2028 in one are beyond some parsers.
  const title = fc
    .string({ unit: 'grapheme', maxLength: 200 })
    .map(plainText)
    .filter((text) => text !== '');

  it('keeps to 75 octets a line and to one entry a sitting, whatever the titles are', () => {
    fc.assert(
      fc.property(
        fc.array(title, { minLength: 1, maxLength: 3 }),
        fc.subarray([...weekdays], { minLength: 1 }),
        (titles, studyDays) => {
          const made = titles.map((title, index) => ({
            ...aCourse({ id: `udemy:${String(index)}` }),
            title,
          }));
          const long = makePlan(
            made.map(({ id }) => ({ courseId: id, minutes: 300 })),
            { ...pace, studyDays },
          );
          const file = planCalendar(long, made, options);
          const sessions = long.weeks.flatMap((week) => week.sessions);
          expect(
            file.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75),
          ).toBe(true);
          expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
          for (const parse of Object.values(parsers)) {
            expect(parse(file)).toHaveLength(sessions.length);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
