import { foldText } from '@aulario/search';

/** A piece of a text, marked or not. */
export interface MarkedPiece {
  text: string;
  isMarked: boolean;
}

// Splits words as the search does, so that marks equal matches: c++, .net, node.js.
const wordPattern =
  /(?:(?<![\p{L}\p{N}\p{M}.])\.)?[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:\.[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*(?:\+\+|#)?/gu;

/**
 * Splits a text into pieces and marks the given words (those of a {@link Match}; a string may hold
 * several, separated by spaces), however they are written. The pieces together equal the text.
 */
export function markWords(text: string, words: readonly string[]): readonly MarkedPiece[] {
  const wanted = new Set(words.flatMap((word) => foldText(word).split(' ')));
  const isWanted = (word: string) => {
    const folded = foldText(word);
    return (
      wanted.has(folded) ||
      (folded.includes('.') && folded.split('.').some((part) => wanted.has(part)))
    );
  };
  const pieces: MarkedPiece[] = [];
  const add = (piece: string, isMarked: boolean) => {
    const last = pieces.at(-1);
    if (piece === '') return;
    if (last?.isMarked === isMarked) last.text += piece;
    else pieces.push({ text: piece, isMarked });
  };
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    add(text.slice(end, index), false);
    add(word, isWanted(word));
    end = index + word.length;
  }
  add(text.slice(end), false);
  return pieces;
}
