import type { Slip } from '@aulario/search/testing';

/** How a known-item query differs from the title it was derived from. */
export type QueryKind =
  | 'title'
  | 'words dropped'
  | Slip
  | 'accents missing'
  | 'accents extra'
  | 'word order'
  | 'last word cut'
  | 'other language'
  | 'instructor'
  | 'mixed';

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
