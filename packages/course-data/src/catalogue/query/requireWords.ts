const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');

/** Quotes these words of a text, so that every result must contain them. */
export const requireWords = (text: string, words: readonly string[]): string =>
  words
    .flatMap((word) => word.split(' '))
    .reduce(
      (all, word) =>
        all.replace(
          new RegExp(`(?<![\\p{L}\\p{N}"])${escaped(word)}(?![\\p{L}\\p{N}"])`, 'u'),
          '"$&"',
        ),
      text,
    );
