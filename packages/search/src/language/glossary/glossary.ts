import type { GlossaryGroup } from '../lexicon.ts';
import { glossaryLanguages, parseGlossary, type SubjectNames } from './parseGlossary.ts';
import { business } from './subjects/business.ts';
import { design } from './subjects/design.ts';
import { development } from './subjects/development.ts';
import { everyCategory } from './subjects/everyCategory.ts';
import { finance } from './subjects/finance.ts';
import { lifestyle } from './subjects/lifestyle.ts';
import { marketing } from './subjects/marketing.ts';
import { music } from './subjects/music.ts';
import { office } from './subjects/office.ts';
import { personal } from './subjects/personal.ts';
import { photography } from './subjects/photography.ts';
import { teaching } from './subjects/teaching.ts';
import { technology } from './subjects/technology.ts';
import titleWords from './titleWords.json' with { type: 'json' };

/** Groups of terms that mean the same, each of one or several words. */
export type Glossary = readonly (readonly string[])[];

const lists = {
  business,
  design,
  development,
  finance,
  technology,
  lifestyle,
  marketing,
  music,
  office,
  personal,
  photography,
  teaching,
} as const;

/** An area of subjects. */
export type GlossaryArea = keyof typeof lists;

/** A subject under its names in every language. */
export type GlossarySubject = SubjectNames & { readonly area: GlossaryArea };

/** The subjects of all areas. */
export const glossarySubjects: readonly GlossarySubject[] = (
  Object.entries(lists) as [GlossaryArea, string][]
).flatMap(([area, list]) => parseGlossary(list, area).map((names) => ({ area, ...names })));

/** The small dictionary of title words, written as a list of subjects is. */
const dictionary = Object.entries(titleWords)
  .map(([spanish, english]) => `${spanish} = ${english}`)
  .join('\n');

/**
 * Words that titles contain besides their subject, of any category ('principiantes', 'beginners') or
 * of many fields ('paisaje', 'landscape').
 */
export const glossaryWords: readonly SubjectNames[] = [
  ...parseGlossary(everyCategory, 'everyCategory'),
  ...parseGlossary(dictionary, 'titleWords'),
];

/** The names of every subject, then the common words, one list per language. */
export const glossaryGroups: readonly GlossaryGroup[] = [...glossarySubjects, ...glossaryWords].map(
  (names) => glossaryLanguages.map((language) => names[language]),
);

/** The terms that are synonyms across all languages: subjects, then the common words. */
export const glossary: Glossary = [...glossarySubjects, ...glossaryWords].map((names) => [
  ...new Set(glossaryLanguages.flatMap((language) => names[language])),
]);
