import type { TextPart } from '@aulario/ui';

/** The sentence with the corrected text in place of '\0', in which the changed words are marked. */
export function correctionParts(sentence: string, from: string, to: string): TextPart[] {
  const [before = '', after = ''] = sentence.split('\0');
  const typed = new Set(from.toLowerCase().split(/\s+/));
  const words = to.split(/(\s+)/).map((word) => ({
    text: word,
    isMarked: word.trim() !== '' && !typed.has(word.toLowerCase()),
  }));
  return [{ text: before, isMarked: false }, ...words, { text: after, isMarked: false }].filter(
    (part) => part.text !== '',
  );
}
