import type { Dictionary } from '../../index/dictionary.ts';
import type { QueryWord } from '../parseQuery.ts';
import { createTerm, type Term } from '../term.ts';
import { isPlain } from './expandWord.ts';

const maxUnfinished = 8;

/**
 * Whether the token at `start` has a prefix within one edit (insertion, deletion, substitution,
 * transposition) of the word. Only the first letter that differs can be the edited one.
 */
function beginsAlmost(word: string, { units }: Dictionary, start: number, end: number) {
  const length = word.length;
  const isSame = (from: number, unit: number) => {
    if (unit + length - from > end) return false;
    for (let place = from; place < length; place += 1, unit += 1) {
      if (word.charCodeAt(place) !== units[unit]) return false;
    }
    return true;
  };
  let wrong = 0;
  while (wrong < length && word.charCodeAt(wrong) === units[start + wrong]) wrong += 1;
  const unit = start + wrong;
  if (wrong === 0 || wrong === length || unit >= end) return false;
  const isSwapped =
    word.charCodeAt(wrong) === units[unit + 1] && word.charCodeAt(wrong + 1) === units[unit];
  return (
    isSame(wrong + 1, unit + 1) ||
    isSame(wrong, unit + 1) ||
    isSame(wrong + 1, unit) ||
    (isSwapped && isSame(wrong + 2, unit + 2))
  );
}

/** Completions of the last word with one wrong letter, except the first. */
export function fuzzyPrefixTerms(dictionary: Dictionary, { word, isLast }: QueryWord): Term[] {
  if (!isLast || !isPlain(word)) return [];
  const { starts } = dictionary;
  const near: { id: number; length: number }[] = [];
  const [from, to] = dictionary.range(word.charAt(0));
  for (let id = from; id < to; id += 1) {
    const [start, end] = [starts[id] ?? 0, starts[id + 1] ?? 0];
    if (end - start < word.length || !beginsAlmost(word, dictionary, start, end)) continue;
    near.push({ id, length: end - start });
  }
  return near
    .sort((a, b) => dictionary.frequency(b.id) - dictionary.frequency(a.id))
    .slice(0, maxUnfinished)
    .map(({ id, length }) =>
      createTerm('fuzzy', [id], 0.4 + (0.2 * word.length) / length, { isUnfinished: true }),
    );
}
