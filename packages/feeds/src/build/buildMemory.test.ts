import type { CalendarDay, Money } from '@aulario/course-data';
import { addDays, daysBetween } from '@aulario/course-data/days';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BuildMemory } from './buildMemory.ts';
import {
  type CourseMemory,
  maxGapDays,
  priceFallOf,
  priceHistoryOf,
  remember,
} from './priceMemory.ts';

const start = '2026-01-01';
const usd = (amount: number): Money => ({ amount, currency: 'USD' });

/** Builds some days apart, each with a price or none. */
const history = fc.array(
  fc.tuple(
    fc.constantFrom(1, 1, 1, 2, 7, 8, 20, 40),
    fc.option(fc.constantFrom(999, 1299, 1999, 5499)),
  ),
  { minLength: 1, maxLength: 60 },
);

type History = readonly (readonly [days: number, amount: number | null])[];

interface Seen {
  day: CalendarDay;
  amount: number;
}

/** The same by going through all that was ever seen. */
function recompute(seen: readonly Seen[], today: CalendarDay) {
  const [first] = seen;
  const last = seen.at(-1);
  if (first === undefined || last === undefined) return null;
  const oldest = addDays(today, -30);
  const days = [...seen.map(({ day }) => day), today];
  const hasGap = days.some(
    (day, index) =>
      index > 0 && day > oldest && daysBetween(days[index - 1] ?? day, day) > maxGapDays,
  );
  const inWindow = seen.filter(({ day }) => day >= oldest).map(({ amount }) => amount);
  const turn = seen.findLast(({ amount }, index) => amount !== seen[index - 1]?.amount);
  const resumed = seen.findLast(
    ({ day }, index) => daysBetween(seen[index - 1]?.day ?? day, day) > maxGapDays,
  );
  return {
    since: first.day,
    unbrokenSince: resumed?.day ?? first.day,
    lowest: usd(Math.min(...seen.map(({ amount }) => amount))),
    lowest30Days: first.day <= oldest && !hasGap ? usd(Math.min(...inWindow)) : null,
    changed: turn === undefined || turn.day === first.day ? null : turn.day,
  };
}

/** The memory after each build of a history, with all prices seen until then. */
function* rememberEach(builds: History) {
  let memory: CourseMemory | null = null;
  let today: CalendarDay = start;
  const seen: Seen[] = [];
  for (const [days, amount] of builds) {
    today = addDays(today, days);
    if (amount !== null) seen.push({ day: today, amount });
    memory = remember(memory, amount === null ? null : usd(amount), today);
    yield { memory, seen, today };
  }
}

it('says of a price what going through its whole history says, gaps included', () => {
  fc.assert(
    fc.property(history, (builds) => {
      for (const { memory, seen, today } of rememberEach(builds))
        expect(priceHistoryOf(memory, today)).toEqual(recompute(seen, today));
    }),
    { numRuns: 1000 },
  );
});

/** Lower than before its last change, which builds saw happen in the last 30 days. */
function fallOf(seen: readonly Seen[], today: CalendarDay) {
  const last = seen.at(-1);
  const at = seen.findLastIndex(({ amount }, index) => amount !== seen[index - 1]?.amount);
  const [before, turn] = [seen[at - 1], seen[at]];
  if (last?.day !== today || before === undefined || turn === undefined) return null;
  const isSeen = daysBetween(before.day, turn.day) <= maxGapDays;
  const isRecent = turn.day >= addDays(today, -30);
  if (!isSeen || !isRecent || turn.amount >= before.amount) return null;
  return { before: usd(before.amount), since: turn.day };
}

it('tells of a price that fell, never across a gap', () => {
  fc.assert(
    fc.property(history, (builds) => {
      for (const { memory, seen, today } of rememberEach(builds))
        expect(priceFallOf(memory, today)).toEqual(fallOf(seen, today));
    }),
    { numRuns: 1000 },
  );
});

it('forgets a price of another currency', () => {
  const before = remember(null, usd(999), start);
  const after = remember(before, { amount: 899, currency: 'EUR' }, addDays(start, 1));
  expect(priceHistoryOf(after, addDays(start, 1))).toMatchObject({
    lowest: { currency: 'EUR' },
    since: addDays(start, 1),
  });
});

it('is written and read, in at most 30 bytes a course', () => {
  const ofCourses = new Map(
    fc.sample(history, 2000).map((builds, index) => {
      const entry = [...rememberEach(builds)].at(-1)?.memory ?? remember(null, null, start);
      return [`udemy:${index}`, entry] as const;
    }),
  );
  const memory = new BuildMemory(new Uint8Array());
  for (const [id, entry] of [...ofCourses].reverse()) memory.set(id, entry);
  for (const [id, entry] of ofCourses) memory.set(id, entry);
  const bytes = memory.toBytes();
  expect(memory.size).toBe(2000);
  expect(bytes.length / memory.size).toBeLessThanOrEqual(30);
  const read = new BuildMemory(bytes);
  expect(new Map([...ofCourses.keys()].map((id) => [id, read.get(id)]))).toEqual(ofCourses);
  expect(read.get('udemy:2000')).toBeNull();
  expect(read.toBytes().equals(bytes)).toBe(true);
  expect(() => new BuildMemory(bytes.subarray(0, -1))).toThrow('damaged');
});
