// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { readLanguage } from '../../language/language.ts';
import { saveSetting } from '../../settings/settings.ts';
import { languageOfLink } from './languageOfLink.ts';

it.each([
  ['/account/action', '?lang=en', 'en'],
  ['/account/action', '?mode=verifyEmail&lang=es', 'es'],
  ['/account/action', '?lang=fr', 'es'],
  ['/account/action', '', 'es'],
  ['/login', '?lang=en', 'es'],
])('starts %s%s in %s, unless a language was chosen', (pathname, search, language) => {
  const fallback = languageOfLink({ pathname, search });
  expect(fallback).toBe(language);
  saveSetting(localStorage, 'language', 'en');
  expect(readLanguage(localStorage, fallback)).toBe('en');
});
