// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { openStorage } from './openStorage.ts';

it('is the browser’s own where there is one', () => {
  expect(openStorage('localStorage')).toBe(window.localStorage);
  expect(openStorage('sessionStorage')).toBe(window.sessionStorage);
});

it.each([
  ['throws', () => Object.defineProperty({}, 'localStorage', { get: () => expect.fail() })],
  ['is null', () => ({ localStorage: null })],
])('refuses everything where the browser’s %s', (_, owner) => {
  const storage = openStorage('localStorage', owner() as { localStorage: null });
  const uses = [
    () => storage.length,
    () => storage.key(0),
    () => storage.getItem('x'),
    () => storage.setItem('x', 'x'),
    () => storage.removeItem('x'),
    () => storage.clear(),
  ];
  for (const use of uses) expect(use).toThrow(DOMException);
});
