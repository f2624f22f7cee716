import { type ReaderLanguage, readerLanguages } from '@aulario/course-data';

export type Language = ReaderLanguage;

/** The storage key of the reader's choice. */
export const languageKey = 'language';

const names: Readonly<Record<Language, { shortName: string; name: string }>> = {
  es: { shortName: 'ES', name: 'Español' },
  en: { shortName: 'EN', name: 'English' },
};

export const languages = readerLanguages.map((code) => ({ code, ...names[code] }));

export const isLanguage = (value: unknown): value is Language =>
  languages.some(({ code }) => code === value);

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
