import { type ReaderLanguage, readerLanguages } from '@aulario/course-data';

export type Language = ReaderLanguage;

/** The storage key of the reader's choice. */
export const languageKey = 'language';

// A literal, which a script that needs no names leaves out.
export const languages = [
  { code: 'es', shortName: 'ES', name: 'Español' },
  { code: 'en', shortName: 'EN', name: 'English' },
] as const satisfies readonly { code: Language; shortName: string; name: string }[];

type UnnamedLanguage = Exclude<Language, (typeof languages)[number]['code']>;

// Does not compile while a language has no name.
true satisfies [UnnamedLanguage] extends [never] ? true : UnnamedLanguage;

export const isLanguage = (value: unknown): value is Language =>
  readerLanguages.some((code) => code === value);

/** Returns the stored language, else the fallback (Spanish by default). */
export function readLanguage(storage: Storage, fallback: Language = 'es'): Language {
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
