import { eld } from 'eld/small';

/** Below these, too many titles are of another language: `src/defaultCatalogue/defaultCatalogue.test.ts` measures it. */
const [minScore, minLead] = [0.7, 0.04];

/** The languages that titles tell with a precision of 95 % or more. */
const recognised = new Set(['en', 'es', 'fr', 'pt']);

/** Titles that say it themselves, whatever language their other words are. */
const said: readonly (readonly [words: RegExp, language: string])[] = [
  [/\ben español\b/iu, 'es'],
  [/\ben français\b/iu, 'fr'],
  [/\bem português\b/iu, 'pt'],
];

/** The language of a title, if it is certain; null for all others, and for every rare language. */
export function languageOfTitle(title: string): string | null {
  const stated = said.find(([words]) => words.test(title));
  if (stated !== undefined) return stated[1];
  const found = eld.detect(title);
  const [best = 0, second = 0] = Object.values(found.getScores()).toSorted((a, b) => b - a);
  return recognised.has(found.language) && best >= minScore && best - second >= minLead
    ? found.language
    : null;
}
