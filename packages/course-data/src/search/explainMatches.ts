import type { Match, MatchedWord, MatchField } from '../catalogue/match.ts';
import type { Postings } from './decodePostings.ts';
import { fieldWeights } from './fieldWeights.ts';
import { fieldBits } from './postingList.ts';
import type { IndexParts } from './searchIndex.ts';
import type { Term } from './term.ts';
import type { WeighedSlot } from './weighSlots.ts';

interface Met {
  term: Term;
  fields: number;
  score: number;
}

/** The row of a document; -1 when the list does not hold it. */
function rowOf({ documents, count }: Postings, document: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((documents[middle] ?? 0) < document) low = middle + 1;
    else high = middle;
  }
  return low < count && documents[low] === document ? low : -1;
}

const isBetter = (one: Met, other: Met | undefined) =>
  other === undefined ||
  one.term.tier < other.term.tier ||
  (one.term.tier === other.term.tier && one.score > other.score);

/** By which of the slot's terms each document is met. */
function metBy({ lists }: IndexParts, slot: WeighedSlot, documents: readonly number[]) {
  const best = new Map<number, Met>();
  for (const { term, weight } of slot.terms) {
    const postings = lists.ofTerm(term);
    for (const document of documents) {
      const row = rowOf(postings, document);
      if (row < 0) continue;
      const fields = postings.fields[row] ?? 0;
      const met = { term, fields, score: weight * (fieldWeights[fields] ?? 0) };
      if (isBetter(met, best.get(document))) best.set(document, met);
    }
  }
  return best;
}

const fieldsOf = (bits: number): MatchField[] =>
  (Object.keys(fieldBits) as MatchField[]).filter((field) => bits & fieldBits[field]);

/** Why each document is among the results of the slots. Their lists must be loaded. */
export function explainMatches(
  parts: IndexParts,
  slots: readonly WeighedSlot[],
  documents: readonly number[],
): Match[] {
  const met = slots.map((slot) => metBy(parts, slot, documents));
  const textOf = ({ tokens }: Term) =>
    tokens.map((token) => parts.core.dictionary.token(token)).join(' ');
  return documents.map((document) => {
    const all = met.map((best) => best.get(document));
    const score = all.reduce((sum, one) => sum + (one?.score ?? 0), 0);
    const words = slots.flatMap(({ asked }, place): MatchedWord[] => {
      const one = all[place];
      if (one === undefined) return [];
      const { term, fields } = one;
      const share = score === 0 ? 0 : one.score / score;
      return [{ asked, found: textOf(term), kind: term.kind, fields: fieldsOf(fields), share }];
    });
    return { score, words };
  });
}
