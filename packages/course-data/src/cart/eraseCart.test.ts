// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { eraseCart } from './eraseCart.ts';

const storage = window.localStorage;

afterEach(() => storage.clear());

it('removes every item of the user, unreadable ones too, and nothing else', () => {
  const keep = { 'aulario:cart:ada2:udemy:1': 'x', 'aulario:cart:adam:udemy:1': 'x', token: 'x' };
  const gone = { 'aulario:cart:ada:udemy:1': '{', 'aulario:cart:ada:udemy:1#1': '{}' };
  for (const [key, value] of Object.entries({ ...keep, ...gone })) storage.setItem(key, value);
  expect(eraseCart(storage, 'ada')).toBe(true);
  expect({ ...storage }).toEqual(keep);
  expect(eraseCart(storage, 'ada')).toBe(true);
});

it('says when the storage refuses', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(eraseCart(refuse, 'ada')).toBe(false);
});
