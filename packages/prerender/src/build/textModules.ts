import type { Language } from '@aulario/frame/language/language.ts';
import {
  type LayoutName,
  layouts,
  type ScreenName,
  screens,
} from '@aulario/frame/navigation/paths.ts';

/** The modules that hold what screens say in a language. */
export const textModules = (
  language: Language,
  routes: readonly (ScreenName | LayoutName)[],
): string[] =>
  [
    ...new Set(['app', ...routes.flatMap((route) => ({ ...screens, ...layouts })[route].texts)]),
  ].map((part) => `virtual:texts/${part}.${language}`);
