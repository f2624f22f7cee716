import type { CataloguePage } from './catalogue.ts';

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');

/** The text with these words of it in quotes: every result must contain them. */
export const insistOn = (text: string, words: readonly string[]): string =>
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

/** What the first course is about, where it has none of the words but what they lead to. */
export function nearestMeaning({
  results,
}: CataloguePage): { asked: string; found: string } | null {
  const words = results[0]?.match?.words ?? [];
  const first = words.find(({ kind }) => kind === 'related');
  if (first === undefined) return null;
  const together = words.filter(({ kind, asked }) => kind === 'related' && asked === first.asked);
  return { asked: first.asked, found: together.map(({ found }) => found).join(' ') };
}
