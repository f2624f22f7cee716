import { aCourse, usd } from '@aulario/course-data/testing';
import { expect, it } from 'vitest';
import { sortCartEntries } from './cartOrder.ts';

const prices = {
  unknown: { kind: 'unknown' },
  free: { kind: 'free', certificate: null },
  cheap: { kind: 'paid', money: usd(999) },
  euros: { kind: 'paid', money: { amount: 99_999, currency: 'EUR' } },
  dear: { kind: 'paid', money: usd(9999) },
} as const;

const entries = Object.entries(prices).map(([name, price], addedAt) => ({
  course: aCourse({ id: `udemy:${name}`, price }),
  addedAt,
  openedAt: null,
}));

const shown = (order: 'price' | 'added') =>
  sortCartEntries(entries, order).map(({ course }) => course.id.replace('udemy:', ''));

it('keeps the order of adding, and sorts by price within each currency', () => {
  expect(shown('added')).toEqual(Object.keys(prices));
  expect(shown('price')).toEqual(['euros', 'dear', 'cheap', 'free', 'unknown']);
});
