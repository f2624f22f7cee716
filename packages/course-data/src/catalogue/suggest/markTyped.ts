import { foldText } from '@aulario/search';
import type { MarkedPiece } from './markWords.ts';

const wordPattern = /[\p{L}\p{N}+#.]+/gu;

/** The length of the typed word that a word begins with; 0 for none. */
function typedLength(word: string, typed: readonly string[]): number {
  const folded = foldText(word);
  const typedLengths = typed
    .filter((start) => folded.startsWith(start))
    .map(({ length }) => length);
  const markedLength = Math.max(0, ...typedLengths);
  let length = 0;
  let reached = 0;
  for (const character of word) {
    if (reached >= markedLength) break;
    length += character.length;
    reached += foldText(character).length;
  }
  return length;
}

/**
 * Splits a suggestion into pieces and marks the beginnings of words that were typed. The pieces
 * together equal the text.
 */
export function markTyped(text: string, typed: string): readonly MarkedPiece[] {
  const starts = (typed.match(wordPattern) ?? []).map(foldText);
  const parts: MarkedPiece[] = [];
  const put = (part: string, isMarked: boolean) => {
    if (part !== '') parts.push({ text: part, isMarked });
  };
  let done = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const length = typedLength(word, starts);
    if (length === 0) continue;
    put(text.slice(done, index), false);
    put(text.slice(index, index + length), true);
    done = index + length;
  }
  put(text.slice(done), false);
  return parts;
}
