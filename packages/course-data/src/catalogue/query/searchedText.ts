import { foldText } from '@aulario/search';
import type { CataloguePage } from '../port/catalogue.ts';

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

/** The part of a text that contains these folded words, as written; null if one is missing. */
function writtenIn(text: string, words: readonly string[]): string | null {
  const said = [...text.matchAll(/[\p{L}\p{N}+#]+/gu)].filter(([word]) =>
    words.includes(foldText(word)),
  );
  const [first] = said;
  const last = said.at(-1);
  if (first === undefined || last === undefined) return null;
  if (!words.every((word) => said.some(([one]) => foldText(one) === word))) return null;
  return text.slice(first.index, last.index + last[0].length);
}

/** The related word by which the first course matches, if it contains none of the typed words. */
export function nearestMeaning(
  text: string,
  { results }: CataloguePage,
): { asked: string; found: string } | null {
  const [best] = results;
  const words = best?.match?.words ?? [];
  const first = words.find(({ kind }) => kind === 'related');
  if (best === undefined || first === undefined) return null;
  const { asked } = first;
  const found = words
    .filter((word) => word.kind === 'related' && word.asked === asked)
    .map((word) => word.found);
  const written = [best.course.title, ...best.course.subjects].map((one) =>
    writtenIn(one, found.map(foldText)),
  );
  return {
    asked: writtenIn(text, asked.split(' ').map(foldText)) ?? asked,
    found: written.find((one) => one !== null) ?? found.join(' '),
  };
}
