import { foldText } from '../language/words.ts';
import type { Match, MatchedWord, MatchKind } from '../query/term.ts';
import { classOfKey, documentOfKey, isAsTyped } from '../ranking/rankKeys.ts';
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

/** An inflection has another ending. */
const sharedEnding = 3;

/** Whether two words of one ending differ in one letter: 'developement', 'development'. */
function isOneLetterOff(typed: string, whole: string): boolean {
  if (typed.slice(-sharedEnding) !== whole.slice(-sharedEnding)) return false;
  const [short = '', long = ''] = [typed, whole].toSorted((a, b) => a.length - b.length);
  const differs = [...long].findIndex((letter, place) => letter !== short[place]);
  const rest = short.slice(differs + (short.length === long.length ? 1 : 0));
  return long.length - short.length <= 1 && differs >= 0 && long.slice(differs + 1) === rest;
}

/**
 * Whether a word was taken for an inflection of the found one, although it is no word, and lacks its
 * end or a letter: 'machin' of 'machine', but not 'picture' of 'pictures'.
 */
function isMisspelt({ core, glossary }: OpenedIndex, { asked, found, kind }: MatchedWord): boolean {
  const [typed, whole] = [foldText(asked), foldText(found)];
  const isKnown = core.dictionary.find(typed) >= 0 || glossary.hasTypedWord(typed);
  const isPlural = /^e?s$/u.test(whole.slice(typed.length));
  const isCutOff = !isPlural && whole.startsWith(typed);
  return kind === 'stem' && !isKnown && (isCutOff || isOneLetterOff(typed, whole));
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
 * Returns the text corrected with the words of the best result. Where a word is corrected, so are
 * words that lack their end or a letter.
 */
export function correctedText(
  parts: OpenedIndex,
  text: string,
  clauses: readonly WeighedClause[],
  keys: Float64Array,
): Corrected {
  const best = keys.reduce((least, key) => Math.min(least, key), Number.POSITIVE_INFINITY);
  const hasKind = (kinds: readonly MatchKind[]) => (clause: WeighedClause) =>
    clause.terms.some(({ term }) => kinds.includes(term.kind));
  if (isAsTyped(classOfKey(best)) && !clauses.some(hasKind(['compound']))) {
    return { text, changes: new Map(), hasCompound: false };
  }
  const changing = clauses.filter(hasKind(['compound', 'fuzzy', 'stem']));
  const [{ words = [] } = {}] = explainMatches(parts, changing, [documentOfKey(best)]);
  const changes = changesOf(words);
  if (changes.size > 0) {
    for (const word of words) if (isMisspelt(parts, word)) changes.set(word.asked, word.found);
  }
  const corrected = [...changes].reduce(
    (all, [asked, found]) => all.replace(asked, () => found),
    text,
  );
  const hasCompound = words.some(({ kind, asked }) => kind === 'compound' && changes.has(asked));
  return { text: corrected, changes, hasCompound };
}
