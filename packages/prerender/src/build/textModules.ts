import type { Language } from '@aulario/frame/language/language.ts';
import { type ScreenName, screenTexts } from '@aulario/screens/screenTexts.ts';

/** The modules that hold what screens say in a language. */
export const textModules = (language: Language, screens: readonly ScreenName[]): string[] =>
  [...new Set(['app', ...screens.flatMap((screen) => screenTexts[screen])])].map(
    (part) => `virtual:texts/${part}.${language}`,
  );
