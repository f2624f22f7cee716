import { type ReaderLanguage, readerLanguages } from '@aulario/course-data';
import { readSetting } from '../settings/settings.ts';

export type Language = ReaderLanguage;

/** The language of addresses without a prefix, and of readers who chose none. */
export const [firstLanguage] = readerLanguages;

/** Asks for something in every language. */
export const byLanguage = <Value>(
  of: (language: Language) => Value,
): Readonly<Record<Language, Value>> =>
  // `fromEntries` forgets that the keys are all languages.
  Object.fromEntries(readerLanguages.map((code) => [code, of(code)])) as Record<Language, Value>;

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
export const readLanguage = (storage: Storage, fallback: Language = firstLanguage): Language =>
  readSetting(storage, 'language') ?? fallback;
