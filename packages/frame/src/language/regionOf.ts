import { primaryLanguage } from '@aulario/course-data';
import type { Language } from './language.ts';

/** The interface's language in the reader's region, as the browser names it: 'es-MX'. */
export const regionOf = (language: Language): string =>
  navigator.languages.find((tag) => primaryLanguage(tag) === language) ?? language;
