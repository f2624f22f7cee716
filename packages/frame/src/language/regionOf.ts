import type { Language } from './language.ts';

/** The interface's language in the reader's region, as the browser names it: 'es-MX'. */
export const regionOf = (language: Language): string =>
  navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language;
