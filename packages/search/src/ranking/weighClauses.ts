import type { Dictionary } from '../index/dictionary.ts';
import { type Clause, fuzzyTier, type Term } from '../query/term.ts';

/** A clause with the weight of each of its terms, before field weights. */
export interface WeighedClause {
  asked: string;
  /** Distance from the clause before it in the query. */
  queryDistance: number;
  /** The weight of the clause's word; rarer words weigh more. */
  weight: number;
  terms: readonly { term: Term; weight: number }[];
  isOptional: boolean;
  isDomainStopWord: boolean;
  isSubject: boolean;
  isPurpose: boolean;
  /** How many words of the query it stands for. */
  wordCount: number;
  /** The index of the mentioned facet value that it helps to name; -1 for none. */
  names: number;
  /** The approximate number of documents that match the clause. */
  frequency: number;
}

/** The weight factor for the name of a subject. */
const subjectFactor = 1.5;

/** Inverse document frequency. */
export const rarity = (documentCount: number, frequency: number): number =>
  Math.log(1 + documentCount / (frequency + 1));

function termFrequency(dictionary: Dictionary, { tokens }: Term): number {
  return Math.min(...tokens.map((token) => dictionary.frequency(token)));
}

const sumOf = (dictionary: Dictionary, terms: readonly Term[]) =>
  terms.reduce((sum, term) => sum + termFrequency(dictionary, term), 0);

/**
 * The summed frequency of the terms in the clause's best tier; 0 if that is misspelt or worse. Its
 * rarity caps the weight of every term: a rare ending is not a rare subject.
 */
function frequencyOf(dictionary: Dictionary, { terms }: Clause): number {
  const best = Math.min(...terms.map((term) => term.tier));
  if (best >= fuzzyTier) return 0;
  return sumOf(
    dictionary,
    terms.filter((term) => term.tier === best),
  );
}

/** Weights the clauses of a query. */
export function weighClauses(
  clauses: readonly Clause[],
  dictionary: Dictionary,
  documentCount: number,
): WeighedClause[] {
  return clauses.map((clause, place) => {
    const maxRarity = rarity(documentCount, frequencyOf(dictionary, clause));
    const unfinished = clause.terms.filter(({ isUnfinished }) => isUnfinished);
    const maxUnfinished = rarity(documentCount, sumOf(dictionary, unfinished));
    const terms = clause.terms.map((term) => {
      const own = rarity(documentCount, termFrequency(dictionary, term));
      const limit = term.isUnfinished ? maxUnfinished : maxRarity;
      return { term, weight: term.quality * Math.min(own, limit) };
    });
    const wordCount = clause.wordCount ?? 1;
    const worth = clause.isSubject ? subjectFactor * wordCount : 1;
    return {
      asked: clause.asked,
      queryDistance: clause.position - (clauses[place - 1]?.position ?? clause.position),
      weight: Math.max(0, ...terms.map((term) => term.weight)),
      terms: terms.map(({ term, weight }) => ({ term, weight: worth * weight })),
      isOptional: clause.isOptional,
      isDomainStopWord: clause.isDomainStopWord ?? false,
      isSubject: clause.isSubject ?? false,
      isPurpose: clause.isPurpose ?? false,
      wordCount,
      names: clause.names ?? -1,
      frequency: sumOf(dictionary, clause.terms),
    };
  });
}
