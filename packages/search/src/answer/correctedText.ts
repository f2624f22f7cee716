import { foldText } from '../language/foldText.ts';
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

/**
 * Whether a word was taken for an inflection of the found one, although it is no word, and lacks its
 * end: 'machin' of 'machine', but not 'picture' of 'pictures'.
 */
function isCutOff({ core, glossary }: OpenedIndex, { asked, found, kind }: MatchedWord): boolean {
  const [typed, whole] = [foldText(asked), foldText(found)];
  const isKnown = core.dictionary.find(typed) >= 0 || glossary.hasTypedWord(typed);
  const isPlural = /^e?s$/u.test(whole.slice(typed.length));
  return kind === 'stem' && !isKnown && !isPlural && whole.startsWith(typed);
}

/**
 * Returns the text corrected with the words of the best result. Where a word is corrected, so are
 * words that lack their end.
 */
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
  const changing = clauses.filter(hasKind(['compound', 'fuzzy', 'stem']));
  const [{ words = [] } = {}] = explainMatches(parts, changing, [documentOfKey(best)]);
  const changes = changesOf(words);
  if (changes.size === 0) return text;
  for (const word of words) if (isCutOff(parts, word)) changes.set(word.asked, word.found);
  return [...changes].reduce((all, [asked, found]) => all.replace(asked, () => found), text);
}
