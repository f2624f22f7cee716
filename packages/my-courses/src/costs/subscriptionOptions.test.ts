import type { Money } from '@aulario/course-data';
import { aCourse, usd } from '@aulario/course-data/testing';
import { expect, test } from 'vitest';
import { type Reader, subscriptionOptions } from './subscriptionOptions.ts';

const reader: Reader = {
  weeklyHours: 6,
  start: '2027-01-31',
  wantsCertificates: false,
  monthlyPrices: [{ platform: 'udemy', monthly: usd(1900), hasCertificates: true }],
  hours: {},
};

const course = (id: string, hours: number | null, cents: number | null) =>
  aCourse({
    id: `udemy:${id}`,
    minutes: hours === null ? null : hours * 60,
    price: cents === null ? { kind: 'unknown' } : { kind: 'paid', money: usd(cents) },
  });

test('tells what a month costs beside buying, from which pace it pays, and when to end it', () => {
  const courses = [course('1', 24, 5000), course('2', 24, 5000), course('3', 2, 500)];
  const [way] = subscriptionOptions(courses, reader);
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

test('says nothing of a platform whose price the reader has not entered', () => {
  const other = aCourse({ id: 'edx:1', platform: 'edx', minutes: 60 });
  const options = subscriptionOptions([course('1', 24, 5000), other], reader);
  expect(options.map(({ price }) => price)).toEqual(reader.monthlyPrices);
  expect(subscriptionOptions([other], reader)).toEqual([]);
});

test('takes the hours that the reader says', () => {
  const said = { ...reader, hours: { 'udemy:1': 24 } };
  const [way] = subscriptionOptions([course('1', null, 5000)], said);
  expect(way).toMatchObject({ untimed: 0, subscribed: { months: 1, total: 1900 } });
});

test('takes the hours of the platform once it states them, as the plan does', () => {
  const entered = { ...reader, hours: { 'udemy:1': 1 } };
  const [way] = subscriptionOptions([course('1', 50, 5000)], entered);
  const [without] = subscriptionOptions([course('1', 50, 5000)], reader);
  expect(way).toEqual(without);
});

test('counts no month where the wanted certificate costs extra, and nobody knows how much', () => {
  const own = { platform: 'edx', monthly: usd(1000), hasCertificates: false };
  const said = { ...reader, monthlyPrices: [own] };
  const free = (id: string, certificate: Money | null) =>
    aCourse({ id, platform: 'edx', minutes: 600, price: { kind: 'free', certificate } });
  const courses = [free('edx:1', usd(4900)), free('edx:2', null)];
  const [plain] = subscriptionOptions(courses, said);
  expect(plain).toMatchObject({ uncertified: 0, bought: 0, subscribed: { total: 1000 } });
  const [certified] = subscriptionOptions(courses, { ...said, wantsCertificates: true });
  expect(certified).toMatchObject({
    untimed: 0,
    uncertified: 1,
    bought: null,
    subscribed: { months: 1, total: 5900 },
    cheapest: { months: 0, total: 4900, missingIds: ['edx:2'] },
  });
});

test('does not invent hours or prices', () => {
  const [way] = subscriptionOptions([course('1', null, 5000), course('2', 3, null)], reader);
  expect(way).toMatchObject({
    untimed: 1,
    bought: null,
    breakEven: null,
    cheapest: { subscribedIds: ['udemy:2'], months: 1, total: 6900, missingIds: [] },
  });
});
