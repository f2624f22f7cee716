import { tier } from './term.ts';

/**
 * Classes of results, best first: a title that is the whole query, the courses of a subject of which
 * the query is the name, those of one of which it is a name among others ('C/C++'), and all others by
 * how many words they miss and by the tier of their worst.
 */
export const wholeTitle = 0;
export const namedSubject = 1;
export const partlyNamed = 2;
export const firstOther = 3;
export const tierCount = 4;

/** Whether documents of a class met every word of the query. */
export const isWhole = (rankClass: number): boolean => rankClass < firstOther + tierCount;

/** Whether they met every word, and none only by a wrong letter. */
export const isAsTyped = (rankClass: number): boolean => rankClass < firstOther + tier.fuzzy;
