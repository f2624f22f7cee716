import { fuzzyTier } from '../query/term.ts';

/**
 * Classes of results, best first: the title is the whole query; the query names a subject of the
 * document; it is one of several names of a subject ('C/C++'); the title has every word, optional ones
 * included; all others by what they miss and by the tier of their worst match.
 */
export const wholeTitle = 0;
export const namedSubject = 1;
export const partlyNamed = 2;
/** And the next one when a word of it is translated or inflected. */
export const completeTitle = 3;
export const firstOther = 5;
const tierCount = 5;
/** A class has eight bits. */
const lastIncomplete = Math.floor((255 - firstOther) / tierCount) - 1;

/** The class of a partial match; `rank` counts from 1, the best set of matched clauses. */
export const incompleteClass = (rank: number, worst: number): number =>
  firstOther + Math.min(rank, lastIncomplete) * tierCount + worst;

/** Whether documents of a class match every word of the query. */
export const isWhole = (rankClass: number): boolean => rankClass < firstOther + tierCount;

/** Whether they match every word, and none as misspelt or related only. */
export const isAsTyped = (rankClass: number): boolean => rankClass < firstOther + fuzzyTier;
