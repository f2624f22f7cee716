import type { MatchedWord, MatchKind } from '../query/match.ts';
import { isAsTyped } from '../ranking/rankClass.ts';
import { classOfKey, documentOfKey } from '../ranking/rankKeys.ts';
import type { WeighedClause } from '../ranking/weighClauses.ts';
import { explainMatches } from './explainMatches.ts';
import type { OpenedIndex } from './openedIndex.ts';

/**
 * Maps each corrected word of the text to its replacement; a word split in two maps to both parts.
 */
function changesOf(words: readonly MatchedWord[]) {
  const changes = new Map<string, string>();
  for (const { asked, found, kind } of words) {
    if (kind !== 'fuzzy' && kind !== 'compound') continue;
    const parts = words.filter((word) => word.asked === asked);
    // If the other half of 'super foods' matched by itself, the correction would be 'superfoods
    // foods'.
    if (kind === 'compound' && parts.length === 1 && !asked.includes(' ')) continue;
    const before = changes.get(asked);
    changes.set(asked, before === undefined ? found : `${before} ${found}`);
  }
  return changes;
}

/** Returns the text corrected with the words of the best result. */
export function correctedText(
  parts: OpenedIndex,
  text: string,
  clauses: readonly WeighedClause[],
  keys: Float64Array,
): string {
  const best = keys.reduce((least, key) => Math.min(least, key), Number.POSITIVE_INFINITY);
  const hasKind = (kinds: readonly MatchKind[]) => (clause: WeighedClause) =>
    clause.terms.some(({ term }) => kinds.includes(term.kind));
  if (isAsTyped(classOfKey(best)) && !clauses.some(hasKind(['compound']))) return text;
  const changing = clauses.filter(hasKind(['compound', 'fuzzy']));
  const [match] = explainMatches(parts, changing, [documentOfKey(best)]);
  const changes = changesOf(match?.words ?? []);
  return [...changes].reduce((all, [asked, found]) => all.replace(asked, () => found), text);
}
