import { fieldBits } from '../index/postingList.ts';
import type { MatchKind } from './match.ts';

/**
 * Exact beats inflected, joined and translated, that beats the beginning of a word, that a wrong one,
 * that what is only near in meaning.
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

/** The tier of a word with a wrong letter. */
export const fuzzyTier = tiers.fuzzy;

/** An exact word counts as one of these where it is only said beside the matter. */
export const asideTier = tiers.translation;

/** Said beside the matter in other words is no nearer than what is only near in meaning. */
export const tierAside = (tier: number): number =>
  tier === tiers.exact ? asideTier : tiers.related;

/** Fields of names. */
const names = fieldBits.instructor | fieldBits.institution | fieldBits.platform;

/** Where a match of a kind does not count: nobody is called by an inflection of their name. */
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

/** Something by which a word of a query may be met. */
export interface Term {
  /** Tokens of the dictionary that must all be in the document. */
  tokens: readonly number[];
  kind: MatchKind;
  tier: number;
  /** 0 to 1: how much of the word's weight such a match earns. */
  quality: number;
  /** The bits of fields in which such a match does not count. */
  ignoredFields: number;
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
  isSoft: boolean;
  /** Whether it is as good as said of every document, and not counted in titles. */
  isFiller?: boolean | undefined;
  /** Whether it names a subject of the documents: then it tells more than others. */
  isSubject?: boolean | undefined;
}

/** A term of a kind, with what its kind is worth. */
export const createTerm = (
  kind: MatchKind,
  tokens: readonly number[],
  quality: number,
  more: Pick<Term, 'isUnfinished' | 'offsets'> = {},
): Term => ({ tokens, kind, tier: tiers[kind], quality, ignoredFields: ignored[kind], ...more });

/** The token as it was typed. */
export const exactTerm = (id: number): Term => createTerm('exact', [id], 1);
