import { fieldBits, fieldWeights } from '../index/postings/postingList.ts';
import type { Match, MatchedWord, MatchField, MatchKind, Term } from '../query/term.ts';
import type { WeighedClause } from '../ranking/weighClauses.ts';
import type { OpenedIndex } from './openedIndex.ts';

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
