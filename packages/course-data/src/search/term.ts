import type { MatchKind } from '../catalogue/match.ts';

/** Exact beats inflected, joined and translated, that beats the beginning of a word, that a wrong one. */
export const tier = {
  exact: 0,
  stem: 1,
  compound: 1,
  translation: 1,
  prefix: 2,
  fuzzy: 3,
} as const;

/** Something by which a word of a query may be met. */
export interface Term {
  /** Tokens of the dictionary that must all be in the document. */
  tokens: readonly number[];
  kind: MatchKind;
  tier: number;
  /** 0 to 1: how much of the word's weight such a match earns. */
  quality: number;
  /** Whether the word may become this one and others, although a letter of it is wrong. */
  isUnfinished?: boolean | undefined;
  /** The tokens of a phrase or of a word split in two stand this far behind the first one. */
  offsets?: readonly number[] | undefined;
}

/** A word of a query (or a phrase) and everything by which it may be met. */
export interface Slot {
  /** As it was typed. */
  asked: string;
  /** Place among the words of the query; a phrase has the place of none. */
  position: number;
  terms: readonly Term[];
  /** Whether a document may go without. */
  isSpare: boolean;
}

export const exactTerm = (id: number): Term => ({
  tokens: [id],
  kind: 'exact',
  tier: tier.exact,
  quality: 1,
});
