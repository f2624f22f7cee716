import { foreignAddresses, hostileAddresses } from '@aulario/address/testing';
import type { Course } from '@aulario/course-data';
import { aCourse } from '@aulario/course-data/testing';
import { expect, it } from 'vitest';
import { readThings, type Things, writeThings } from './thingsFile.ts';

const things: Things = {
  account: { email: 'lucia@example.com', displayName: 'Lucía', photoUrl: '' },
  category: 'Music',
  language: 'en',
  cart: [
    { course: aCourse(), addedAt: 5, openedAt: null },
    { course: aCourse({ id: 'udemy:2' }), addedAt: 6, openedAt: 7 },
  ],
};

const changed = (change: object) =>
  JSON.stringify({ ...JSON.parse(writeThings(things)), ...change });

it('reads what it writes', () => {
  expect(readThings(writeThings(things))).toEqual(things);
  expect(readThings(writeThings({ ...things, category: null, cart: [] }))).toMatchObject({
    category: null,
    cart: [],
  });
});

it.each([
  ['nothing', ''],
  ['no JSON', 'Hola'],
  ['half of it', writeThings(things).slice(0, 200)],
  ['null', 'null'],
  ['a list', '[]'],
  ['another format', changed({ format: 'other' })],
  ['a later version', changed({ version: 2 })],
  ['no cart', changed({ cart: undefined })],
  ['a cart that is no list', changed({ cart: {} })],
  ['an unknown category', changed({ category: '<script>' })],
  ['an unknown language', changed({ language: 'fr' })],
  ['a wrong moment', changed({ cart: [{ ...things.cart[0], addedAt: 'now' }] })],
  ['something that is no course', changed({ cart: [{ course: {}, addedAt: 1, openedAt: null }] })],
  ['something endless', `"${'a'.repeat(5_000_001)}"`],
])('takes nothing from %s', (_name, text = '') => {
  expect(readThings(text)).toBeNull();
});

const leadingTo = (change: Partial<Course>) =>
  changed({ cart: [{ course: { ...aCourse(), ...change }, addedAt: 1, openedAt: null }] });

it('takes nothing from a file whose courses hold hostile addresses', () => {
  const all = [...hostileAddresses, ...foreignAddresses];
  expect(all.filter((url) => readThings(leadingTo({ url })) !== null)).toEqual([]);
  const shown = hostileAddresses.filter((imageUrl) => readThings(leadingTo({ imageUrl })) !== null);
  expect(shown).toEqual([]);
  expect(readThings(leadingTo({}))).not.toBeNull();
});
