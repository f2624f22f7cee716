import type { TextPart } from '@aulario/ui';

const wordPattern = /[\p{L}\p{N}+#.]+/gu;

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** The length of the typed word that a word begins with; 0 for none. */
function typedLength(word: string, typed: readonly string[]): number {
  const folded = fold(word);
  const typedLengths = typed
    .filter((start) => folded.startsWith(start))
    .map(({ length }) => length);
  const markedLength = Math.max(0, ...typedLengths);
  let length = 0;
  let reached = 0;
  for (const character of word) {
    if (reached >= markedLength) break;
    length += character.length;
    reached += fold(character).length;
  }
  return length;
}

/** A suggestion in which the beginnings that were typed are marked. */
export function markTyped(text: string, typed: string): TextPart[] {
  const starts = (typed.match(wordPattern) ?? []).map(fold);
  const parts: TextPart[] = [];
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
