import type { GlossaryGroup } from '../lexicon.ts';
import everyCategory from './everyCategory.json' with { type: 'json' };
import subjects from './subjects.json' with { type: 'json' };
import titleWords from './titleWords.json' with { type: 'json' };

/** The languages of the glossary, in the order of its lines. */
export const glossaryLanguages = ['es', 'en'] as const;

export type GlossaryLanguage = (typeof glossaryLanguages)[number];

/** The names of a subject by language; the first of each is the usual one. */
type SubjectNames = Readonly<Record<GlossaryLanguage, readonly [string, ...string[]]>>;

/** A line of the glossary that cannot be parsed; the message names the list and the line. */
export class GlossaryError extends Error {
  override name = 'GlossaryError';
}

function termsOf(side: string, fail: (what: string) => never): [string, ...string[]] {
  const [first = '', ...others] = side.split('|').map((term) => term.trim());
  const terms: [string, ...string[]] = [first, ...others];
  if (terms.includes('')) fail('a name is missing');
  if (terms.some((term) => /[^\p{L}\p{M}\p{N} .+#&/'-]/u.test(term))) fail('an unexpected sign');
  if (new Set(terms).size < terms.length) fail('the same name twice');
  return terms;
}

/**
 * Parses a list of subjects, one per line: Spanish names, '=', English names ({@link glossaryLanguages}). '|' separates the
 * names of one language, the usual one first.
 *
 * @throws {@link GlossaryError} for the first line in another format.
 */
export function parseGlossary(lines: readonly string[], listName: string): SubjectNames[] {
  const lineOf = new Map<string, number>();
  return lines.map((text, index) => {
    const line = index + 1;
    const fail = (what: string): never => {
      throw new GlossaryError(`${listName}, line ${line}: ${what} in '${text.trim()}'`);
    };
    const sides = text.split('=');
    if (sides.length !== glossaryLanguages.length) fail("not exactly one '='");
    const terms = glossaryLanguages.map((code, place) => [code, termsOf(sides[place] ?? '', fail)]);
    // One entry for each language.
    const subject = Object.fromEntries(terms) as SubjectNames;
    const [first] = subject[glossaryLanguages[0]];
    const known = lineOf.get(first);
    if (known !== undefined) fail(`already said in line ${known}`);
    lineOf.set(first, line);
    return subject;
  });
}

/** An area of subjects. */
export type GlossaryArea = keyof typeof subjects;

/** A subject under its names in every language. */
export type GlossarySubject = SubjectNames & { readonly area: GlossaryArea };

/** The subjects of all areas. */
export const glossarySubjects: readonly GlossarySubject[] = (
  Object.entries(subjects) as [GlossaryArea, string[]][]
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
export const glossary: readonly (readonly string[])[] = [...glossarySubjects, ...glossaryWords].map(
  (names) => [...new Set(glossaryLanguages.flatMap((language) => names[language]))],
);
