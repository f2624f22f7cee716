export type Language = 'es' | 'en';

/** Where the reader's choice is kept between visits. */
export const languageKey = 'language';

export const languages = [
  { code: 'es', shortName: 'ES', name: 'Español' },
  { code: 'en', shortName: 'EN', name: 'English' },
] as const satisfies readonly { code: Language; shortName: string; name: string }[];

export const isLanguage = (value: unknown): value is Language => value === 'es' || value === 'en';

/** What the reader has chosen here before; else the fallback, Spanish if none is given. */
export function readLanguage(storage: Storage, fallback: Language = 'es'): Language {
  try {
    const saved = storage.getItem(languageKey);
    return isLanguage(saved) ? saved : fallback;
  } catch {
    return fallback;
  }
}

/** A browser that refuses to store keeps the choice until the page is closed. */
export function saveLanguage(storage: Storage, language: Language): void {
  try {
    storage.setItem(languageKey, language);
  } catch {
    // The page already speaks the chosen language; only remembering it failed.
  }
}
