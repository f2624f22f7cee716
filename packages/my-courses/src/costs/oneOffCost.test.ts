import { aCourse, usd } from '@aulario/course-data/testing';
import { expect, test } from 'vitest';
import { oneOffCost } from './oneOffCost.ts';

const audit = aCourse({
  ...{ id: 'edx:a', platform: 'edx', url: 'https://www.edx.org/course/a', hasCertificate: true },
  price: { kind: 'free', certificate: usd(4900) },
});
const paid = aCourse({ id: 'udemy:1', price: { kind: 'paid', money: usd(1999) } });
const euros = aCourse({
  ...{ id: 'udemy:2', hasCertificate: false },
  price: { kind: 'paid', money: { amount: 999, currency: 'EUR' } },
});
const dark = aCourse({ id: 'coursera:1', platform: 'coursera', price: { kind: 'unknown' } });
const mute = aCourse({ ...audit, id: 'edx:b', price: { kind: 'free', certificate: null } });

test('adds up what is known, one sum for each currency, and counts what is not', () => {
  const all = [audit, paid, euros, dark, mute];
  expect(oneOffCost(all, false)).toEqual({
    sums: [{ currency: 'EUR', amount: 999 }, usd(1999)],
    missing: 1,
  });
  expect(oneOffCost(all, true)).toEqual({
    sums: [{ currency: 'EUR', amount: 999 }, usd(6899)],
    missing: 2,
  });
});

test('a certificate of unknown price keeps the known one of the lessons', () => {
  const lessons = aCourse({ ...audit, id: 'edx:c', price: { kind: 'paid', money: usd(1299) } });
  expect(oneOffCost([lessons], true)).toEqual({ sums: [usd(1299)], missing: 1 });
});

test('what is free costs nothing in any currency', () => {
  expect(oneOffCost([audit], false)).toEqual({ sums: [], missing: 0 });
  expect(oneOffCost([audit], true)).toEqual({ sums: [usd(4900)], missing: 0 });
});
