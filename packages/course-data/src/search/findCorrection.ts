import type { Correction } from '../catalogue/match.ts';
import { explainMatches } from './explainMatches.ts';
import { isAsTyped } from './rankClass.ts';
import { classOfKey, documentOfKey } from './rankKeys.ts';
import type { IndexParts } from './searchIndex.ts';
import type { WeighedSlot } from './weighSlots.ts';

/** What the best result says that the query meant, when no result has the words as typed. */
export function findCorrection(
  parts: IndexParts,
  text: string,
  slots: readonly WeighedSlot[],
  keys: Float64Array,
): Correction | null {
  const best = keys.reduce((least, key) => Math.min(least, key), Number.POSITIVE_INFINITY);
  if (isAsTyped(classOfKey(best))) return null;
  const [match] = explainMatches(parts, slots, [documentOfKey(best)]);
  const wrong = match?.words.filter(({ kind }) => kind === 'fuzzy') ?? [];
  const { dictionary, spellings } = parts.core;
  const written = (word: string) => spellings.get(dictionary.find(word)) ?? word;
  const to = wrong.reduce(
    (all, { asked, found }) => all.replace(asked, () => written(found)),
    text,
  );
  return to === text ? null : { from: text, to };
}
