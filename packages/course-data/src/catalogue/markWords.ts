import { foldText } from '@aulario/search';

/** A piece of a text, with what is to be marked apart. */
export interface MarkedPiece {
  text: string;
  isMarked: boolean;
}

// Words as the search reads them, so that what is found is what is marked: c++, .net, node.js.
const wordPattern =
  /(?:(?<![\p{L}\p{N}\p{M}.])\.)?[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:\.[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*(?:\+\+|#)?/gu;

/**
 * Splits a text into pieces, marked where a word of it is one of the given folded words (what a
 * {@link Match} found; several in one string stand apart by spaces). The pieces together are the text.
 */
export function markWords(text: string, words: readonly string[]): readonly MarkedPiece[] {
  const wanted = new Set(words.flatMap((word) => word.split(' ')));
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
