import { expect, it } from 'vitest';
import { scrollKey } from './scrollKey.ts';

const at = (search: string, key = 'default') =>
  scrollKey({ key, pathname: '/dashboard/home', search });

it('distinguishes first screens by their address, without revealing the address', () => {
  const places = ['', '?page=2', '?page=3', '?q=python', '?q=pyton'].map((search) => at(search));
  expect(new Set(places).size).toBe(places.length);
  for (const place of places) expect(place).toMatch(/^\d{1,10}$/);
  expect(at('?q=python')).toBe(at('?q=python'));
});

it('knows every later screen by its own key', () => {
  expect(at('?q=python', 'abc123')).toBe('abc123');
});
