import type { Money } from '@aulario/course-data';
import { aCourse, usd } from '@aulario/course-data/testing';
import { expect, test } from 'vitest';
import { type Reader, subscriptionOptions } from './subscriptionOptions.ts';
import { parseTariffs } from './tariffs.ts';

/** Made up: no platform asks for it. */
const table = parseTariffs([
  {
    ...{ platform: 'udemy', country: 'ES', monthly: usd(1900), hasCertificates: true },
    ...{ source: 'https://example.com/plans', checked: '2026-11-01', reviewBy: '2027-05-01' },
  },
]);

const reader: Reader = {
  ...({ country: 'ES', weeklyHours: 6, start: '2027-01-31', wantsCertificates: false } as const),
  monthlyPrices: [],
  hours: {},
};
const today = '2026-11-22';

const course = (id: string, hours: number | null, cents: number | null) =>
  aCourse({
    id: `udemy:${id}`,
    minutes: hours === null ? null : hours * 60,
    price: cents === null ? { kind: 'unknown' } : { kind: 'paid', money: usd(cents) },
  });

test('tells what a month costs beside buying, from which pace it pays, and when to end it', () => {
  const courses = [course('1', 24, 5000), course('2', 24, 5000), course('3', 2, 500)];
  const [way] = subscriptionOptions(courses, reader, table, today);
  expect(way).toMatchObject({
    // 50 hours at 6 a week are 59 days from 31 January on: 28 February and 31 March renew it.
    subscribed: { months: 2, total: 3800 },
    bought: 10_500,
    cheapest: { subscribedIds: ['udemy:1', 'udemy:2', 'udemy:3'], months: 2, total: 3800 },
    cancelBy: '2027-03-30',
    // 10,500 buy five months, 150 days until 30 June.
    breakEven: 140,
  });
});

test('says nothing without a tariff of the platform, the country and the day', () => {
  const courses = [course('1', 24, 5000)];
  expect(subscriptionOptions(courses, { ...reader, country: 'MX' }, table, today)).toEqual([]);
  expect(subscriptionOptions(courses, reader, table, '2027-05-01')).toEqual([]);
  expect(subscriptionOptions(courses, reader, [], today)).toEqual([]);
});

test('weighs what the reader says that a month costs, wherever they are, before any tariff', () => {
  const own = { platform: 'udemy', monthly: usd(1000), hasCertificates: true };
  const said = { ...reader, country: '', monthlyPrices: [own] };
  for (const known of [[], table]) {
    const [way, ...others] = subscriptionOptions([course('1', 24, 5000)], said, known, today);
    expect(way).toMatchObject({ price: own, tariff: null, subscribed: { months: 1, total: 1000 } });
    expect(others).toEqual([]);
  }
});

test('takes the hours that the reader says', () => {
  const said = { ...reader, hours: { 'udemy:1': 24 } };
  const [way] = subscriptionOptions([course('1', null, 5000)], said, table, today);
  expect(way).toMatchObject({ untimed: 0, subscribed: { months: 1, total: 1900 } });
});

test('takes the hours of the platform once it states them, as the plan does', () => {
  const entered = { ...reader, hours: { 'udemy:1': 1 } };
  const [way] = subscriptionOptions([course('1', 50, 5000)], entered, table, today);
  const [without] = subscriptionOptions([course('1', 50, 5000)], reader, table, today);
  expect(way).toEqual(without);
});

test('counts no month where the wanted certificate costs extra, and nobody knows how much', () => {
  const own = { platform: 'edx', monthly: usd(1000), hasCertificates: false };
  const said = { ...reader, monthlyPrices: [own] };
  const free = (id: string, certificate: Money | null) =>
    aCourse({ id, platform: 'edx', minutes: 600, price: { kind: 'free', certificate } });
  const courses = [free('edx:1', usd(4900)), free('edx:2', null)];
  const [plain] = subscriptionOptions(courses, said, [], today);
  expect(plain).toMatchObject({ uncertified: 0, bought: 0, subscribed: { total: 1000 } });
  const [certified] = subscriptionOptions(courses, { ...said, wantsCertificates: true }, [], today);
  expect(certified).toMatchObject({
    untimed: 0,
    uncertified: 1,
    bought: null,
    subscribed: { months: 1, total: 5900 },
    cheapest: { months: 0, total: 4900, missingIds: ['edx:2'] },
  });
});

test('does not invent hours or prices', () => {
  const [way] = subscriptionOptions(
    [course('1', null, 5000), course('2', 3, null)],
    reader,
    table,
    today,
  );
  expect(way).toMatchObject({
    untimed: 1,
    bought: null,
    breakEven: null,
    cheapest: { subscribedIds: ['udemy:2'], months: 1, total: 6900, missingIds: [] },
  });
});
