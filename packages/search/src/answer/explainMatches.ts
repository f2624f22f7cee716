import { fieldBits, fieldWeights } from '../index/postings/decodePostings.ts';
import { foldText } from '../language/words.ts';
import { isWithinEdits } from '../query/spelling/editDistance.ts';
import { isKnown } from '../query/spelling/respell.ts';
import type { Match, MatchedWord, MatchField, MatchKind, Term } from '../query/term.ts';
import { documentOfKey } from '../ranking/rankKeys.ts';
import type { WeighedClause } from '../ranking/scoreClauses.ts';
import { type OpenedIndex, vocabularyOf } from './openedIndex.ts';

interface Met {
  term: Term;
  fields: number;
  score: number;
}

const isBetter = (one: Met, other: Met | undefined) =>
  other === undefined ||
  one.term.tier < other.term.tier ||
  (one.term.tier === other.term.tier && one.score > other.score);

/** The best matching term of the clause for each of the documents that it matches. */
function metBy({ lists, marks }: OpenedIndex, clause: WeighedClause, documents: readonly number[]) {
  const best = new Map<number, Met>();
  for (const { term, weight } of clause.terms) {
    const postings = lists.ofTerm(term, marks());
    const own = postings.documents.subarray(0, postings.count);
    for (const document of documents) {
      const row = own.indexOf(document);
      if (row < 0) continue;
      const fields = postings.fields[row] ?? 0;
      if ((fields & ~term.ignoredFields) === 0) continue;
      const met = { term, fields, score: weight * (fieldWeights[fields] ?? 0) };
      if (isBetter(met, best.get(document))) best.set(document, met);
    }
  }
  return best;
}

const fieldsOf = (bits: number): MatchField[] =>
  (Object.keys(fieldBits) as MatchField[]).filter((field) => bits & fieldBits[field]);

interface Part extends Met {
  asked: string;
}

/** The matched words. Adjacent clauses that one term matches together form one part. */
function partsOf(clauses: readonly WeighedClause[], met: readonly (Met | undefined)[]): Part[] {
  const parts: Part[] = [];
  for (const [place, one] of met.entries()) {
    const asked = clauses[place]?.asked ?? '';
    const last = parts.at(-1);
    if (one === undefined) continue;
    if (last?.term === one.term) {
      last.asked += ` ${asked}`;
      last.score += one.score;
    } else parts.push({ ...one, asked });
  }
  return parts;
}

/** A row for each word of the document. */
function matchOf(parts: readonly Part[], wordOf: (token: number) => string): Match {
  const score = parts.reduce((sum, part) => sum + part.score, 0);
  const words = parts.flatMap((part): MatchedWord[] => {
    const { asked, fields, term } = part;
    const share = part.score / term.tokens.length / score;
    return term.tokens.map((token) => ({
      asked,
      found: wordOf(token),
      kind: term.kind,
      fields: fieldsOf(fields),
      share,
    }));
  });
  return { score, words };
}

/** What phrases a query says nothing of why a document is there, unless it names a facet value. */
const tells = ({ isOptional, names }: WeighedClause) => !isOptional || names >= 0;

/** Explains why each document matches the clauses. The clauses' posting lists must be loaded. */
export function explainMatches(
  parts: OpenedIndex,
  allClauses: readonly WeighedClause[],
  documents: readonly number[],
): Match[] {
  const clauses = allClauses.filter(tells);
  parts.marks().narrowTo([{ documents: Uint32Array.from(documents), count: documents.length }]);
  parts.lists.startPlan();
  const met = clauses.map((clause) => metBy(parts, clause, documents));
  const { dictionary, spellings } = parts.core;
  const wordOf = (token: number) => spellings.get(token) ?? dictionary.token(token);
  return documents.map((document) => {
    const own = met.map((best) => best.get(document));
    return matchOf(partsOf(clauses, own), wordOf);
  });
}

/** A match of these kinds says a word in the form that was typed or in another one. */
const formsOfWord: ReadonlySet<MatchKind> = new Set(['exact', 'phrase', 'stem', 'compound']);

/**
 * Whether no document says what a clause asks, in any field and form. The clauses' posting lists must
 * be loaded.
 */
export function isUnsaid(
  { lists }: OpenedIndex,
  clauses: readonly WeighedClause[],
  asked: string,
): boolean {
  lists.startPlan();
  const terms = clauses
    .filter((clause) => clause.asked === asked)
    .flatMap((clause) => clause.terms);
  return !terms.some(
    ({ term }) => formsOfWord.has(term.kind) && lists.ofTerm(term, null).count > 0,
  );
}

/** A word without the ending of its plural. */
const singularOf = (word: string) => word.replace(/e?s$/u, '');

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
  parts: OpenedIndex,
  { asked, found, kind }: MatchedWord,
): 'within' | 'cut' | null {
  const word = foldText(asked);
  if (kind !== 'stem' || isKnown(vocabularyOf(parts), word)) return null;
  const [typed, whole] = [singularOf(word), singularOf(foldText(found))];
  if (typed === whole) return null;
  if (typed.at(-1) === whole.at(-1) && isWithinEdits(typed, whole, 1)) return 'within';
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
  changes: Corrected['changes'],
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
