import type { CategoryId } from '@aulario/course-data';
import namesJson from './vocabulary/names.json' with { type: 'json' };
import phrasesJson from './vocabulary/phrases.json' with { type: 'json' };
import subjectsJson from './vocabulary/subjects.json' with { type: 'json' };
import toolsJson from './vocabulary/tools.json' with { type: 'json' };

/** The languages of generated titles. */
export type TitleLanguage = 'es' | 'en' | OtherLanguage;
type OtherLanguage = 'pt' | 'fr' | 'de' | 'it' | 'ca';

/** The building blocks of titles and headlines in one language. */
interface Phrases {
  /** BCP 47 tags with their frequency. */
  locales: Readonly<Record<string, number>>;
  /** Patterns with slots: {subject}, {tool}, {made}, {audience}, {aim}, {number} … */
  titles: readonly string[];
  headlines: readonly string[];
  /** 'part' of 'part 2'. */
  partTwo: string;
  /** 'edition' of '2024 edition'. */
  edition: string;
  audience: readonly string[];
  aim: readonly string[];
  ease: readonly string[];
  /** Things that learners make in the course. */
  thing: readonly string[];
  field: readonly string[];
  /** What learners do with these things. */
  act: readonly string[];
}

type Lists = Readonly<Partial<Record<CategoryId, readonly string[]>>>;

/** The phrases of every language. */
export const phrases: Readonly<Record<TitleLanguage, Phrases>> = phrasesJson;

/** A few subjects in the languages that the glossary lacks. */
export const otherSubjects: Readonly<Record<OtherLanguage, Lists>> = subjectsJson;

/** Tools that courses teach, the most frequent first. */
export const tools: Readonly<Record<CategoryId, readonly string[]>> = toolsJson;

/**
 * Common given and family names; syllables of no particular language, for names of products and
 * schools; and places for examples.
 */
export const { givenNames, familyNames, nameStarts, nameMiddles, nameEnds, places } = namesJson;
