/** How a known-item query differs from the title it was derived from, in the order of reports. */
export const queryKinds = [
  'title',
  'words dropped',
  'word order',
  'last word cut',
  'accents missing',
  'accents extra',
  'insertion',
  'deletion',
  'substitution',
  'transposition',
  'mixed',
  'instructor',
  'other language',
] as const;

/** One of {@link queryKinds}. */
export type QueryKind = (typeof queryKinds)[number];

/** A query for a course that the reader has in mind. */
export interface KnownItem {
  kind: QueryKind;
  text: string;
  /** The language of the query; null when it is neither of the interface's two. */
  language: 'es' | 'en' | null;
  /**
   * The indices of the right answers: the drawn course and all that fit the query equally well,
   * which means that they contain all meant words, before misspelling, in a title of no more words.
   * The same for every engine, and determined before any of them runs.
   */
  right: ReadonlySet<number>;
}
