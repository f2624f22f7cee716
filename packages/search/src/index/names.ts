import { indexWords, nameKey } from '../language/words.ts';

/** The searchable fields of a document. Documents are numbered in the order of the index. */
export interface SearchDocument {
  title: string;
  headline: string;
  instructors: readonly string[];
  /** All names of its institution, the one that is shown first; none without one. */
  institution: readonly string[];
  /** The platform's display name, 'Udemy'. */
  platform: string;
  /** Display names; 'C/C++' is also found as C and as C++. */
  subjects: readonly string[];
  /** The labels of its category in every language of the interface. */
  categories: readonly string[];
  /** BCP 47, 'es-ES'; null when unknown. */
  language: string | null;
}

/** Fields whose values are names that many documents share: indexed as a whole, one list per name. */
export const nameFields = ['subject', 'institution', 'platform', 'category'] as const;
export type NameField = (typeof nameFields)[number];

/** A name and the number of documents that have it. */
export interface IndexedName {
  field: NameField;
  /** All forms of the name; the first one is shown. */
  texts: readonly string[];
  /** Number of documents with this name. */
  total: number;
}

/** Every name of a document with all its forms. */
export function namesOf(
  document: SearchDocument,
): { field: NameField; texts: readonly string[] }[] {
  const { subjects, institution, platform, categories } = document;
  return [
    ...subjects.map((subject) => ({ field: 'subject' as const, texts: [subject] })),
    ...(institution.length === 0 ? [] : [{ field: 'institution' as const, texts: institution }]),
    { field: 'platform' as const, texts: [platform] },
    ...(categories.length === 0 ? [] : [{ field: 'category' as const, texts: categories }]),
  ];
}

/** The words that find a name. */
export function nameWords(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => indexWords(text).map(({ word }) => word)));
}

/** Whether one of the texts contains the words of a phrase at their offsets from the first one. */
export function saysPhrase(
  texts: readonly string[],
  words: readonly string[],
  offsets: readonly number[],
): boolean {
  return texts.some((text) => {
    const all = indexWords(text);
    const said = new Set(all.map(({ word, position }) => `${position} ${word}`));
    return all.some(({ position }) =>
      words.every((word, place) => said.has(`${position + (offsets[place] ?? 0)} ${word}`)),
    );
  });
}

/** The whole queries that mean the name: for 'C/C++' they are C, C++ and both. */
export function nameKeys(texts: readonly string[]): string[] {
  const all = texts.flatMap((text) => (text.includes('/') ? [text, ...text.split('/')] : [text]));
  return all.map(nameKey).filter((key) => key !== '');
}
