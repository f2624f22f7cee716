import type { GlossaryGroup } from '../lexicon.ts';
import { glossaryLanguages, parseGlossary, type SubjectNames } from './parseGlossary.ts';
import business from './subjects/business.json' with { type: 'json' };
import design from './subjects/design.json' with { type: 'json' };
import development from './subjects/development.json' with { type: 'json' };
import everyCategory from './subjects/everyCategory.json' with { type: 'json' };
import finance from './subjects/finance.json' with { type: 'json' };
import lifestyle from './subjects/lifestyle.json' with { type: 'json' };
import marketing from './subjects/marketing.json' with { type: 'json' };
import music from './subjects/music.json' with { type: 'json' };
import office from './subjects/office.json' with { type: 'json' };
import personal from './subjects/personal.json' with { type: 'json' };
import photography from './subjects/photography.json' with { type: 'json' };
import teaching from './subjects/teaching.json' with { type: 'json' };
import technology from './subjects/technology.json' with { type: 'json' };
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
  Object.entries(lists) as [GlossaryArea, string[]][]
).flatMap(([area, list]) => parseGlossary(list, area).map((names) => ({ area, ...names })));

/** The small dictionary of title words, written as a list of subjects is. */
const dictionary = Object.entries(titleWords).map(
  ([spanish, english]) => `${spanish} = ${english}`,
);

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
