import { foldText, lowWeightWords } from '@aulario/search';

/**
 * Whether a word says what a course is about. Shorter words join the others ('bases de datos'), those
 * that a title shouts are names ('SQL'), and 'aprende' is neither.
 */
const isSaid = (word: string) =>
  (word.length > 3 || /^[\p{Lu}\p{N}+#]{2,}$/u.test(word)) && !lowWeightWords.has(foldText(word));

/** The most words of a phrase. */
const longestPhrase = 4;

/** What parts a title: 'Excel: de cero a experto (2024)'. */
const betweenParts = /[^\p{L}\p{N}\s+#.'’/-]+|\s[-–—]\s|\.(?=\s|$)/u;

/** The part of a title that names the course: 'Excel' of 'Excel: de cero a experto'. */
export const titleHead = (title: string): string => title.split(betweenParts)[0]?.trim() ?? '';

/** What a title is about: words, and two of them that follow each other: 'minería', 'minería de datos'. */
export function* phrasesIn(title: string): Generator<string> {
  for (const part of title.split(betweenParts)) {
    const words = part.split(/\s+/).filter(Boolean);
    for (const [start, word] of words.entries()) {
      if (!isSaid(word)) continue;
      yield word;
      const next = words.findIndex((other, place) => place > start && isSaid(other));
      if (next > 0 && next - start < longestPhrase) yield words.slice(start, next + 1).join(' ');
    }
  }
}
