import { type ReaderLanguage, readerLanguages } from '@aulario/course-data';

export type Language = ReaderLanguage;

/** The language of addresses without a prefix, and of readers who chose none. */
export const [firstLanguage] = readerLanguages;

/** Asks for something in every language. */
export const byLanguage = <Value>(
  of: (language: Language) => Value,
): Readonly<Record<Language, Value>> =>
  // `fromEntries` forgets that the keys are all languages.
  Object.fromEntries(readerLanguages.map((code) => [code, of(code)])) as Record<Language, Value>;

/** The storage key of the reader's choice. */
export const languageKey = 'language';

// A literal, which a script that needs no names leaves out.
export const languages = [
  { code: 'es', shortName: 'ES', name: 'Español', locale: 'es-ES' },
  { code: 'en', shortName: 'EN', name: 'English', locale: 'en-GB' },
] as const satisfies readonly {
  code: Language;
  shortName: string;
  name: string;
  /** Where the interface is written for, BCP 47. */
  locale: string;
}[];

type UnnamedLanguage = Exclude<Language, (typeof languages)[number]['code']>;

// Does not compile while a language has no name.
true satisfies [UnnamedLanguage] extends [never] ? true : UnnamedLanguage;

export const localeOf = (language: string): string =>
  languages.find(({ code }) => code === language)?.locale ?? language;

export const isLanguage = (value: unknown): value is Language =>
  readerLanguages.some((code) => code === value);

/** Returns the stored language, else the fallback ({@link firstLanguage} by default). */
export function readLanguage(storage: Storage, fallback: Language = firstLanguage): Language {
  try {
    const saved = storage.getItem(languageKey);
    return isLanguage(saved) ? saved : fallback;
  } catch {
    // Without storage no language was chosen.
    return fallback;
  }
}

/** Stores the language. If the browser refuses, the choice lasts until the page is closed. */
export function saveLanguage(storage: Storage, language: Language): void {
  try {
    storage.setItem(languageKey, language);
  } catch {
    // The page already shows the chosen language; only storing it failed.
  }
}
