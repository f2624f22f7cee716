// @vitest-environment jsdom

import { beforeEach, expect, it, vi } from 'vitest';
import { saveSetting } from '../settings/settings.ts';
import { foreignLang } from './foreignLang.ts';
import { readLanguage } from './language.ts';

beforeEach(() => localStorage.clear());

it('is Spanish until the reader chooses', () => {
  expect(readLanguage(localStorage)).toBe('es');
});

it('remembers the choice', () => {
  saveSetting(localStorage, 'language', 'en');
  expect(localStorage.getItem('language')).toBe('en');
  expect(readLanguage(localStorage)).toBe('en');
});

it.each(['', 'EN', 'fr', 'en-GB', '__proto__', '"en"', '<script>'])('ignores %j', (saved) => {
  localStorage.setItem('language', saved);
  expect(readLanguage(localStorage)).toBe('es');
});

it('lives with a storage that refuses', () => {
  const refuse = vi.fn(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  const storage = { ...localStorage, getItem: refuse, setItem: refuse };
  expect(readLanguage(storage)).toBe('es');
  expect(() => saveSetting(storage, 'language', 'en')).not.toThrow();
});

it('marks only text in another language', () => {
  expect(foreignLang('en-US', 'es')).toBe('en-US');
  expect(foreignLang('es-ES', 'es')).toBeUndefined();
  expect(foreignLang('es', 'en')).toBe('es');
  expect(foreignLang(null, 'es')).toBeUndefined();
});
