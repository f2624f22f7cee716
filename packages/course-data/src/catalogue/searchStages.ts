import type { SearchOptions } from 'minisearch';

/** How one stage of a text search compares words. */
export type SearchStage = Pick<SearchOptions, 'prefix' | 'fuzzy' | 'combineWith'>;

const isLastWord = (word: string, index: number, words: string[]) =>
  index === words.length - 1 && word.length > 1;

const anyWord = (stage: SearchStage): SearchStage => ({ ...stage, combineWith: 'OR' });

const exact: SearchStage = { prefix: false, fuzzy: false };

/** Every word as typed. */
export const verbatimStages: readonly SearchStage[][] = [[exact]];

/**
 * The rows of stages that a search runs through. The stages of one row are appended to one
 * another; the next row is tried only when nothing was found. `isKnown` tells whether the
 * catalogue holds a word as it is.
 */
export function searchStages(isKnown: (word: string) => boolean): readonly SearchStage[][] {
  // One wrong letter in a word of four, two in eight. Numbers and names like 'c++' mean
  // themselves, and so does a short word that exists: its neighbours are other words.
  const nearDistance = (word: string) => {
    const isItself = word.length < 4 || /[^\p{L}]/u.test(word);
    if (isItself || (word.length === 4 && isKnown(word))) return false;
    return word.length < 8 ? 1 : 2;
  };
  // Two letters that changed places count as two wrong ones.
  const farDistance = (word: string) => {
    const distance = nearDistance(word);
    return distance !== false && word.length > 4 ? 2 : distance;
  };
  const prefix: SearchStage = { prefix: isLastWord, fuzzy: false };
  const near: SearchStage = { prefix: isLastWord, fuzzy: nearDistance };
  const far: SearchStage = { prefix: isLastWord, fuzzy: farDistance };
  return [[exact, prefix, near], [far], [exact, prefix, near].map(anyWord)];
}
