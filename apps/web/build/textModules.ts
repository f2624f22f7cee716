import { type ScreenName, screenTexts } from '../src/app/screenTexts.ts';
import type { Language } from '../src/features/language/language.ts';

/** The modules that hold what screens say in a language. */
export const textModules = (language: Language, screens: readonly ScreenName[]): string[] =>
  [...new Set(['app', ...screens.flatMap((screen) => screenTexts[screen])])].map(
    (part) => `virtual:texts/${part}.${language}`,
  );
