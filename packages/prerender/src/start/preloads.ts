import type { Language } from '@aulario/frame/language/language.ts';

/** The id of the element with {@link Preloads} as JSON. */
export const preloadsId = 'preloads';

/** What one screen loads, as places in the list of all files. */
export interface PreloadsOfScreen {
  /** Its scripts; with the catalogue's worker and manifest if it starts with a request. */
  readonly files: readonly number[];
  readonly texts: Readonly<Record<Language, readonly number[]>>;
  /** What a search reads first; empty where the screen has no search. */
  readonly search: readonly number[];
}

/** The addresses of what pages load beside the application's entry. */
export interface Preloads {
  readonly entry: readonly string[];
  /** The addresses that screens name, each once. */
  readonly files: readonly string[];
  /** The script that starts the search in the address. */
  readonly startSearch: string;
  /** By the beginning of the Spanish path; the longest match wins. '' is every other screen. */
  readonly screens: Readonly<Record<string, PreloadsOfScreen>>;
}
