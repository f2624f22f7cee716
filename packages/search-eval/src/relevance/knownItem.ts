import type { Slip } from '@aulario/search/testing';

/** How a known-item query differs from the title that it was made of. */
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

/** One query that asks for a course that its reader has in mind. */
export interface KnownItem {
  kind: QueryKind;
  text: string;
  /** The language that the reader types in; null when it is neither of the interface's two. */
  language: 'es' | 'en' | null;
  /**
   * The places of the right answers: the course that was drawn, and whatever fits the query equally
   * well, that is every course with all the words that were meant, before they were misspelt, in a
   * title of no more words. The same for every engine, fixed before any of them is asked.
   */
  right: ReadonlySet<number>;
}
