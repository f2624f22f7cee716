import type { CategoryId } from '@aulario/course-data';
import namesJson from './vocabulary/names.json' with { type: 'json' };
import phrasesJson from './vocabulary/phrases.json' with { type: 'json' };
import subjectsJson from './vocabulary/subjects.json' with { type: 'json' };
import toolsJson from './vocabulary/tools.json' with { type: 'json' };

/** The languages that titles are made in. */
export type TitleLanguage = 'es' | 'en' | OtherLanguage;
type OtherLanguage = 'pt' | 'fr' | 'de' | 'it' | 'ca';

/** How the titles and headlines of one language are made. */
interface Phrases {
  /** BCP 47 tags and how often each is met. */
  locales: Readonly<Record<string, number>>;
  /** Patterns with clauses: {subject}, {tool}, {made}, {audience}, {aim}, {number} … */
  titles: readonly string[];
  headlines: readonly string[];
  /** 'part' of 'part 2'. */
  partTwo: string;
  /** 'edition' of '2024 edition'. */
  edition: string;
  audience: readonly string[];
  aim: readonly string[];
  ease: readonly string[];
  /** What is made in the course. */
  thing: readonly string[];
  field: readonly string[];
  /** What learners do with the things. */
  act: readonly string[];
}

type Lists = Readonly<Partial<Record<CategoryId, readonly string[]>>>;

/** The phrases of every language that titles are made in. */
export const phrases: Readonly<Record<TitleLanguage, Phrases>> = phrasesJson;

/** A few subjects in the languages that the glossary does not hold. */
export const otherSubjects: Readonly<Record<OtherLanguage, Lists>> = subjectsJson;

/** What courses teach the use of, the most taught first. */
export const tools: Readonly<Record<CategoryId, readonly string[]>> = toolsJson;

/**
 * Common given and family names; parts of words that belong to no language, for names of products
 * and schools; and where courses take their examples from.
 */
export const { givenNames, familyNames, nameStarts, nameMiddles, nameEnds, places } = namesJson;
