import { foldText } from '../language/words.ts';
import { isOneEdit, singularOf } from '../query/spelling/expandWord.ts';
import type { Match, MatchedWord, MatchKind } from '../query/term.ts';
import { documentOfKey } from '../ranking/rankKeys.ts';
import type { WeighedClause } from '../ranking/weighClauses.ts';
import { explainMatches } from './explainMatches.ts';
import type { OpenedIndex } from './openedIndex.ts';

/** A word that was found by one of these may be misspelt. */
const changingKinds: ReadonlySet<MatchKind> = new Set(['compound', 'fuzzy', 'stem']);

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
 * How a word that nothing says as it is typed, and that was taken for an inflection of the found one, differs
 * from it: 'within' for a misspelling ('guitara', 'beginer' of 'beginners'), 'cut' where its end may be
 * another one ('machin' of 'machine', but not 'picture' of 'pictures'); null for an inflection.
 */
function differenceOf(
  { core, glossary }: OpenedIndex,
  { asked, found, kind }: MatchedWord,
): 'within' | 'cut' | null {
  const word = foldText(asked);
  const isKnown = core.dictionary.find(word) >= 0 || glossary.hasTypedWord(word);
  if (kind !== 'stem' || isKnown) return null;
  const [typed, whole] = [singularOf(word), singularOf(foldText(found))];
  if (typed === whole) return null;
  if (typed.at(-1) === whole.at(-1) && isOneEdit(typed, whole)) return 'within';
  return whole.startsWith(typed) ? 'cut' : null;
}

/** A text with its misspelt words corrected. */
interface Corrected {
  text: string;
  /** What each typed word became, of several words where it was split. */
  changes: ReadonlyMap<string, string>;
  /** Whether words were joined or split, which are found together only as they were typed. */
  hasCompound: boolean;
}

/** Explains matches of a corrected text by the words that were typed. */
export function byTypedWords(
  matches: readonly Match[],
  { changes }: Pick<Corrected, 'changes'>,
): readonly Match[] {
  const typedOf = new Map(
    [...changes].flatMap(([typed, found]) => found.split(' ').map((word) => [word, typed])),
  );
  const explained = (word: MatchedWord): MatchedWord => {
    const asked = typedOf.get(word.asked);
    return asked === undefined || word.kind !== 'exact' ? word : { ...word, asked, kind: 'fuzzy' };
  };
  return matches.map(({ score, words }) => ({ score, words: words.map(explained) }));
}

/**
 * Returns the text corrected with the words of the best result: those that are misspelt, joined or split, and
 * where a word is corrected also those that lack their end.
 */
export function correctedText(
  parts: OpenedIndex,
  text: string,
  clauses: readonly WeighedClause[],
  keys: Float64Array,
): Corrected {
  const best = keys.reduce((least, key) => Math.min(least, key), Number.POSITIVE_INFINITY);
  const changing = clauses.filter(({ terms }) =>
    terms.some(({ term }) => changingKinds.has(term.kind)),
  );
  const [{ words = [] } = {}] = explainMatches(parts, changing, [documentOfKey(best)]);
  const changes = changesOf(words);
  const correct = (difference: 'within' | 'cut') => {
    for (const word of words) {
      if (differenceOf(parts, word) === difference) changes.set(word.asked, word.found);
    }
  };
  correct('within');
  if (changes.size > 0) correct('cut');
  const corrected = [...changes].reduce(
    (all, [asked, found]) => all.replace(asked, () => found),
    text,
  );
  const hasCompound = words.some(({ kind, asked }) => kind === 'compound' && changes.has(asked));
  return { text: corrected, changes, hasCompound };
}
