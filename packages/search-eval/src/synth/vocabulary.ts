import type { CategoryId } from '@aulario/course-data';
import namesJson from './vocabulary/names.json' with { type: 'json' };
import phrasesJson from './vocabulary/phrases.json' with { type: 'json' };
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

/**
 * Common given and family names; syllables of no particular language, for names of products and
 * schools; what schools are called with such a name; and places for examples.
 */
export const { givenNames, familyNames, nameStarts, nameMiddles, nameEnds, institutions, places } =
  namesJson;
