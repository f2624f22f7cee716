import { fuzzyTier } from '../query/term.ts';

/**
 * Classes of results, best first: a title that is the whole query, the documents of a subject of which
 * the query is the name, those of one of which it is a name among others ('C/C++'), the titles that say
 * every word, also those that they may go without, and all others by what they miss and by the tier of their worst word.
 */
export const wholeTitle = 0;
export const namedSubject = 1;
export const partlyNamed = 2;
/** And one more where a word of it is translated or inflected. */
export const completeTitle = 3;
export const firstOther = 5;
const tierCount = 5;
/** A class is a number of eight bits. */
const lastIncomplete = Math.floor((255 - firstOther) / tierCount) - 1;

/** The class of a document that misses something; `rank` from 1, how much it is worth. */
export const incompleteClass = (rank: number, worst: number): number =>
  firstOther + Math.min(rank, lastIncomplete) * tierCount + worst;

/** Whether documents of a class met every word of the query. */
export const isWhole = (rankClass: number): boolean => rankClass < firstOther + tierCount;

/** Whether they met every word, and none only by a wrong letter or by its meaning. */
export const isAsTyped = (rankClass: number): boolean => rankClass < firstOther + fuzzyTier;
