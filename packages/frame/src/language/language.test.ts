// @vitest-environment jsdom

import { beforeEach, expect, it, vi } from 'vitest';
import { foreignLang } from './foreignLang.ts';
import { languageKey, readLanguage, saveLanguage } from './language.ts';

beforeEach(() => localStorage.clear());

it('is Spanish until somebody chooses', () => {
  expect(readLanguage(localStorage)).toBe('es');
});

it('remembers the choice', () => {
  saveLanguage(localStorage, 'en');
  expect(localStorage.getItem('language')).toBe('en');
  expect(readLanguage(localStorage)).toBe('en');
});

it.each(['', 'EN', 'fr', 'en-GB', '__proto__', '"en"', '<script>'])('ignores %j', (saved) => {
  localStorage.setItem(languageKey, saved);
  expect(readLanguage(localStorage)).toBe('es');
});

it('lives with a storage that refuses', () => {
  const refuse = vi.fn(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  const storage = { ...localStorage, getItem: refuse, setItem: refuse };
  expect(readLanguage(storage)).toBe('es');
  expect(() => saveLanguage(storage, 'en')).not.toThrow();
});

it('marks only text in another language', () => {
  expect(foreignLang('en-US', 'es')).toBe('en-US');
  expect(foreignLang('es-ES', 'es')).toBeUndefined();
  expect(foreignLang('es', 'en')).toBe('es');
  expect(foreignLang(null, 'es')).toBeUndefined();
});
