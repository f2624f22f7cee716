import type { CategoryId } from '@aulario/course-data';
import { pickWeighted, type Random } from '@aulario/search/testing';
import phrasesJson from './vocabulary/phrases.json' with { type: 'json' };
import shares from './vocabulary/shares.json' with { type: 'json' };
import subjectsJson from './vocabulary/subjects.json' with { type: 'json' };
import toolsJson from './vocabulary/tools.json' with { type: 'json' };

type OtherLanguage = keyof typeof subjectsJson;

/** The languages of generated titles. */
export type TitleLanguage = 'es' | 'en' | OtherLanguage;

type Phrases = Omit<(typeof phrasesJson)['es'], 'locales'> & {
  locales: Readonly<Record<string, number>>;
};

type Lists = Readonly<Partial<Record<CategoryId, readonly string[]>>>;

/**
 * The building blocks of titles and headlines in each language: patterns with slots ({subject},
 * {tool}, {audience} …), what the slots are filled with, and the BCP 47 tags with their shares.
 */
export const phrases: Readonly<Record<TitleLanguage, Phrases>> = phrasesJson;

/** A few subjects in the languages that the glossary lacks. */
export const otherSubjects: Readonly<Record<OtherLanguage, Lists>> = subjectsJson;

/** Tools that courses teach, the most frequent first. */
export const tools: Readonly<Record<CategoryId, readonly string[]>> = toolsJson;

/** How often each value occurs and what is typical, as on the platforms themselves; prices in cents. */
export { shares };

/** The platforms of generated courses. */
export type SynthPlatform = keyof typeof shares.platforms;

/** Picks a key by its share: `{ es: 30, en: 55 }`. */
export const pickByShare = <Key extends string>(
  random: Random,
  weights: Readonly<Record<Key, number>>,
): Key => pickWeighted(random, Object.entries(weights) as [Key, number][]);
