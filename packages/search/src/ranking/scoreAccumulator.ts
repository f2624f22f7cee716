import {
  fieldBits,
  fieldWeights,
  noPosition,
  type Postings,
} from '../index/postings/decodePostings.ts';
import { asideTier, changedTier, relatedTier, type Term } from '../query/term.ts';
import { DocumentRows } from './documentRows.ts';

/** The bonus for words that are adjacent in both the query and the title. */
const adjacentBonus = 0.35;
/** The bonus for words in the order of the query. */
const orderBonus = 0.1;

/** A match outside these fields counts as secondary. */
const mainFields =
  fieldBits.title | fieldBits.subject | fieldBits.instructor | fieldBits.institution;

/** The title does not say a clause. */
const unsaid = 255;

type AccumulatedTerm = Pick<
  Term,
  'tier' | 'ignoredFields' | 'quality' | 'tokens' | 'isInOneField' | 'offsets' | 'isSaid'
>;

/** Whether the fields of a match are those of all its words. */
const isTogether = ({ tokens, isInOneField = false, offsets }: AccumulatedTerm) =>
  tokens.length === 1 || isInOneField || offsets !== undefined;

/** The factor for optional words in documents that do not match all clauses in main fields. */
const optionalShare = 0.3;

/** The clause whose terms are being accumulated. */
interface ScoredClause {
  /** Its bit in the masks; 0 after the sixteenth clause. */
  bit: number;
  /** Its distance from the clause before it in the query. */
  queryDistance: number;
  weight: number;
}

/** What is known of the documents that match a query, by row. */
const matchColumns = (length: number) => ({
  /** The number of clauses that the document matches, and the mask of these clauses. */
  matched: new Uint8Array(length),
  masks: new Uint16Array(length),
  tiers: new Uint8Array(length),
  scores: new Float32Array(length),
  /** The number of clauses that the title matches, and of its significant words. */
  inTitle: new Uint8Array(length),
  /** The number of clauses that the title says, not only what is related, and the worst of these tiers. */
  said: new Uint8Array(length),
  saidTiers: new Uint8Array(length),
  titleLengths: new Uint8Array(length),
  /** The optional words in the title, one bit each; domain stop words have none. */
  optionalInTitle: new Uint32Array(length),
  /** The number of clauses that match in the main fields. */
  inMain: new Uint8Array(length),
  /** The sum over the clauses of the best quality of a related term in the main fields, 1 for a word in the title. */
  nearness: new Float32Array(length),
  lastPositions: new Uint8Array(length),
});

/** What is known of the documents that match the open clause, by row. */
const clauseColumns = (length: number) => ({
  scores: new Float32Array(length),
  tiers: new Uint8Array(length),
  positions: new Uint8Array(length),
  titleLengths: new Uint8Array(length),
  isMain: new Uint8Array(length),
  /** The best tier in which the title says the clause; `unsaid` for none. */
  said: new Uint8Array(length),
  nearness: new Float32Array(length),
});

type Columns = Readonly<Record<string, Uint8Array | Uint16Array | Uint32Array | Float32Array>>;

/** The columns for the rows that `rows` has room for, with what was in shorter ones. */
function lengthened<Of extends Columns>(
  columns: Of,
  create: (length: number) => Of,
  { documents }: DocumentRows,
): Of {
  const longer = create(documents.length);
  for (const [name, column] of Object.entries(columns)) longer[name]?.set(column);
  return longer;
}

/** Accumulates the scores of one query's documents, clause by clause. */
export class ScoreAccumulator {
  /** The documents that match at least one clause. */
  readonly matches: DocumentRows;
  columns = matchColumns(0);
  readonly #documentCount: number;
  readonly #met: DocumentRows;
  #clause = clauseColumns(0);
  #clauseCount = 0;

  constructor(documentCount: number) {
    this.#documentCount = documentCount;
    this.matches = new DocumentRows(documentCount);
    this.#met = new DocumentRows(documentCount);
  }

  /** Starts a query with so many clauses that are not optional. */
  startQuery(clauseCount: number): void {
    this.#clauseCount = clauseCount;
    this.matches.clear();
    this.startClause();
  }

  /** Makes every document a match, before any clause. */
  matchAll(): void {
    this.#reserveMatches(this.#documentCount);
    for (let document = 0; document < this.#documentCount; document += 1) this.#enter(document);
  }

  startClause(): void {
    this.#met.clear();
  }

  /** Adds the matches of a term to the open clause. Only the best term counts per document. */
  accumulate(postings: Postings, weight: number, term: AccumulatedTerm): void {
    const { tier: kindTier, ignoredFields, quality } = term;
    const { count, documents, fields, positions, titleLengths } = postings;
    const met = this.#met;
    met.reserve(met.count + count);
    if (met.documents.length > this.#clause.scores.length) {
      this.#clause = lengthened(this.#clause, clauseColumns, met);
    }
    const clause = this.#clause;
    // A list names each document once: the first one has none to look up.
    const isFirst = met.count === 0;
    const saidTier = term.isSaid === true ? 0 : kindTier;
    const mayBeSaid = kindTier !== relatedTier && isTogether(term);
    // Of several words, a title that says one is nearer to it than any subject that it leads to.
    const [near, nearFields] =
      kindTier === relatedTier
        ? [quality, mainFields & ~ignoredFields]
        : [1, this.#clauseCount > 1 && kindTier === 0 && mayBeSaid ? fieldBits.title : 0];
    for (let from = 0; from < count; from += 1) {
      const document = documents[from] ?? 0;
      const bits = fields[from] ?? 0;
      if ((bits & ~ignoredFields) === 0) continue;
      const score = weight * (fieldWeights[bits] ?? 0);
      const tier = bits & mainFields ? kindTier : asideTier;
      const position = positions[from] ?? noPosition;
      const isNear = (bits & nearFields) !== 0;
      let row = isFirst ? -1 : met.rowOf(document);
      if (row < 0) {
        row = met.add(document);
        clause.nearness[row] = isNear ? near : 0;
        clause.positions[row] = position;
        clause.titleLengths[row] = titleLengths[from] ?? 0;
        clause.said[row] = mayBeSaid && bits & fieldBits.title ? saidTier : unsaid;
      } else {
        if (mayBeSaid && bits & fieldBits.title) {
          clause.said[row] = Math.min(clause.said[row] ?? unsaid, saidTier);
        }
        if (isNear) clause.nearness[row] = Math.max(clause.nearness[row] ?? 0, near);
        const known = clause.tiers[row] ?? 0;
        const isBetter = tier < known || (tier === known && score > (clause.scores[row] ?? 0));
        // A position in the title counts even when another field has the better match.
        const isPlaced = isBetter || (tier <= changedTier && clause.positions[row] === noPosition);
        if (isPlaced && position !== noPosition) {
          clause.positions[row] = position;
          clause.titleLengths[row] = titleLengths[from] ?? 0;
        }
        if (!isBetter) continue;
      }
      clause.scores[row] = score;
      clause.isMain[row] = Number((bits & mainFields) !== 0);
      clause.tiers[row] = tier;
    }
  }

  /**
   * Adds the scores of the open clause. Skips documents that matched fewer than `needed` clauses
   * before.
   */
  commitClause(clause: ScoredClause, needed: number): void {
    const { matches } = this;
    const met = this.#met;
    this.#reserveMatches(matches.count + met.count);
    const { matched } = this.columns;
    const isFirst = matches.count === 0;
    for (let from = 0; from < met.count; from += 1) {
      const document = met.documents[from] ?? 0;
      let row = isFirst ? -1 : matches.rowOf(document);
      if (row < 0) {
        if (needed > 0) continue;
        row = this.#enter(document);
      } else if ((matched[row] ?? 0) < needed) continue;
      this.#add(row, from, clause);
    }
  }

  /**
   * Adds the score of an optional word to documents that match other words; the whole score only if
   * they match all `clauseCount` clauses in main fields. A word without a bit, as a domain stop
   * word, does not count in titles.
   */
  commitOptionalClause(clauseCount: number, bit: number): void {
    const { scores, inMain, optionalInTitle, titleLengths } = this.columns;
    const met = this.#met;
    for (let from = 0; from < met.count; from += 1) {
      const row = this.matches.rowOf(met.documents[from] ?? 0);
      if (row < 0) continue;
      const share = inMain[row] === clauseCount ? 1 : optionalShare;
      scores[row] = (scores[row] ?? 0) + share * (this.#clause.scores[from] ?? 0);
      if (bit === 0 || this.#clause.positions[from] === noPosition) continue;
      optionalInTitle[row] = (optionalInTitle[row] ?? 0) | bit;
      titleLengths[row] = this.#clause.titleLengths[from] ?? 0;
    }
  }

  /** Whether the document matches the open clause, which holds the excluded terms at the end. */
  isInClause(document: number): boolean {
    return this.#met.rowOf(document) >= 0;
  }

  #reserveMatches(count: number): void {
    this.matches.reserve(count);
    if (this.matches.documents.length > this.columns.scores.length) {
      this.columns = lengthened(this.columns, matchColumns, this.matches);
    }
  }

  #enter(document: number): number {
    const row = this.matches.add(document);
    const { columns } = this;
    columns.matched[row] = 0;
    columns.masks[row] = 0;
    columns.optionalInTitle[row] = 0;
    columns.inMain[row] = 0;
    columns.nearness[row] = 0;
    columns.tiers[row] = 0;
    columns.scores[row] = 0;
    columns.inTitle[row] = 0;
    columns.said[row] = 0;
    columns.saidTiers[row] = 0;
    columns.titleLengths[row] = 0;
    columns.lastPositions[row] = noPosition;
    return row;
  }

  /** Adds row `from` of the open clause to a row of the matches. */
  #add(row: number, from: number, { bit, queryDistance, weight }: ScoredClause): void {
    const { columns } = this;
    const clause = this.#clause;
    let score = clause.scores[from] ?? 0;
    const position = clause.positions[from] ?? noPosition;
    if (position !== noPosition) {
      const last = columns.lastPositions[row] ?? noPosition;
      if (last !== noPosition && position > last) {
        score += weight * (position - last === queryDistance ? adjacentBonus : orderBonus);
      }
      columns.lastPositions[row] = position;
      columns.inTitle[row] = (columns.inTitle[row] ?? 0) + 1;
      columns.titleLengths[row] = clause.titleLengths[from] ?? 0;
    }
    const saidTier = clause.said[from] ?? unsaid;
    if (saidTier !== unsaid) {
      columns.said[row] = (columns.said[row] ?? 0) + 1;
      columns.saidTiers[row] = Math.max(columns.saidTiers[row] ?? 0, saidTier);
    }
    columns.scores[row] = (columns.scores[row] ?? 0) + score;
    columns.matched[row] = (columns.matched[row] ?? 0) + 1;
    columns.masks[row] = (columns.masks[row] ?? 0) | bit;
    columns.inMain[row] = (columns.inMain[row] ?? 0) + (clause.isMain[from] ?? 0);
    columns.nearness[row] = (columns.nearness[row] ?? 0) + (clause.nearness[from] ?? 0);
    columns.tiers[row] = Math.max(columns.tiers[row] ?? 0, clause.tiers[from] ?? 0);
  }
}
