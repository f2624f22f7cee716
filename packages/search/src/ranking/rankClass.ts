import { fuzzyTier } from '../query/term.ts';

/**
 * The class of a result, best first: the title equals the query; the query names a subject of the
 * document; it is one of several names of a subject ('C/C++'); the title says every word; then all
 * others by what they miss and by the tier of their worst match.
 */
export const wholeTitle = 0;
export const namedSubject = 1;
export const partlyNamed = 2;
const firstTitled = 3;
export const firstOther = 7;
const tierCount = 5;
/** A class must fit in eight bits. */
const lastIncomplete = Math.floor((255 - firstOther) / tierCount) - 1;

/** The class of a title that says every word: the reader's language first, then words as typed. */
export const titledClass = (isOwnLanguage: boolean, tier: number): number =>
  firstTitled + (isOwnLanguage ? 0 : 2) + tier;

/** The class of a partial match; `rank` is the rank of its set of matched clauses, from 1. */
export const incompleteClass = (rank: number, worst: number): number =>
  firstOther + Math.min(rank, lastIncomplete) * tierCount + worst;

/** Whether documents of a class match every word of the query. */
export const isWhole = (rankClass: number): boolean => rankClass < firstOther + tierCount;

/** Whether documents of a class match every word, none of them only as misspelt or related. */
export const isAsTyped = (rankClass: number): boolean => rankClass < firstOther + fuzzyTier;
