import { fieldBits } from '../index/postingList.ts';
import type { MatchKind } from './match.ts';

/**
 * Exact matches rank first, then inflected, joined and translated ones, then prefixes, then misspelt
 * words, then those that are only related in meaning.
 */
const tiers: Readonly<Record<MatchKind, number>> = {
  exact: 0,
  phrase: 0,
  stem: 1,
  compound: 1,
  synonym: 1,
  translation: 1,
  prefix: 2,
  fuzzy: 3,
  related: 4,
};

/** The tier of a misspelt word. */
export const fuzzyTier = tiers.fuzzy;

/** An exact match in a secondary field counts as one of these. */
export const asideTier = tiers.translation;

/** Said beside the matter in other words is no nearer than what is only near in meaning. */
export const tierAside = (tier: number): number =>
  tier === tiers.exact ? asideTier : tiers.related;

/** Fields of names. */
const names = fieldBits.instructor | fieldBits.institution | fieldBits.platform;

/** The fields where a match of a kind does not count: nobody is called by an inflection of their name. */
const ignored: Readonly<Record<MatchKind, number>> = {
  exact: 0,
  phrase: 0,
  compound: 0,
  prefix: 0,
  stem: fieldBits.instructor | fieldBits.platform | fieldBits.category,
  synonym: names,
  translation: names,
  related: names | fieldBits.category,
  fuzzy: fieldBits.instructor,
};

/** One way in which a document may match a word of a query. */
export interface Term {
  /** Tokens of the dictionary that the document must all have. */
  tokens: readonly number[];
  kind: MatchKind;
  tier: number;
  /** 0 to 1: the share of the word's weight that such a match scores. */
  quality: number;
  /** The bits of the fields where such a match does not count. */
  ignoredFields: number;
  /** Whether the word may be a misspelt prefix of this and other tokens. */
  isUnfinished?: boolean | undefined;
  /** The distances of the tokens of a phrase, or of a split word, from the first one. */
  offsets?: readonly number[] | undefined;
}

/** A word or a phrase of a query with every term that matches it. */
export interface Clause {
  /** As it was typed. */
  asked: string;
  /** Position among the words of the query; a phrase has that of its first word. */
  position: number;
  terms: readonly Term[];
  /** Whether a document may match without it. */
  isOptional: boolean;
  /** Whether nearly every document could have it; not counted in titles. */
  isDomainStopWord?: boolean | undefined;
  /** Whether it names a subject of the documents: then it weighs more. */
  isSubject?: boolean | undefined;
}

/** A term with the tier and the ignored fields of its kind. */
export const createTerm = (
  kind: MatchKind,
  tokens: readonly number[],
  quality: number,
  more: Pick<Term, 'isUnfinished' | 'offsets'> = {},
): Term => ({ tokens, kind, tier: tiers[kind], quality, ignoredFields: ignored[kind], ...more });

/** The token as it was typed. */
export const exactTerm = (id: number): Term => createTerm('exact', [id], 1);
