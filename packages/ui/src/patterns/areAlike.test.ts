import { expect, it } from 'vitest';
import { areAlike } from './areAlike.ts';

it('compares plain data by content', () => {
  const card = { title: 'A', parts: [{ text: 'A', isMarked: true }], price: undefined };
  expect(areAlike(card, structuredClone(card))).toBe(true);
  expect(areAlike(card, { ...card, parts: [{ text: 'A', isMarked: false }] })).toBe(false);
  expect(areAlike(card, { ...card, parts: [] })).toBe(false);
  expect(areAlike(card, { title: 'A', parts: card.parts, why: undefined })).toBe(false);
});

it('compares functions and single values by identity', () => {
  const toggle = () => {};
  expect(areAlike({ toggle }, { toggle })).toBe(true);
  expect(areAlike({ toggle }, { toggle: () => {} })).toBe(false);
  expect(areAlike({ a: null }, { a: {} })).toBe(false);
  expect([areAlike(Number.NaN, Number.NaN), areAlike(0, '0')]).toEqual([true, false]);
});
