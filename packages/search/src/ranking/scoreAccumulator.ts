import type { Postings } from '../index/decodePostings.ts';
import { fieldBits, noPosition } from '../index/postingList.ts';
import { asideTier, changedTier, relatedTier, type Term } from '../query/term.ts';
import { fieldWeights } from './fieldWeights.ts';

/** The bonus for words that are adjacent in both the query and the title. */
const adjacentBonus = 0.35;
/** The bonus for words in the order of the query. */
const orderBonus = 0.1;

/** A match outside these fields counts as secondary. */
const mainFields =
  fieldBits.title | fieldBits.subject | fieldBits.instructor | fieldBits.institution;

type MeetingTerm = Pick<Term, 'tier' | 'ignoredFields' | 'quality'>;

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

/**
 * Accumulates the scores of one query's documents. Each cell is stamped with the query and clause
 * that wrote it, so that columns need no clearing.
 */
export class ScoreAccumulator {
  /** The documents that match at least one clause. */
  readonly touched: Uint32Array;
  touchedCount = 0;
  /** The number of clauses that the document matches, and the mask of these clauses. */
  readonly matched: Uint8Array;
  readonly masks: Uint16Array;
  readonly tiers: Uint8Array;
  readonly scores: Float32Array;
  /** The number of clauses that the title matches, and of its significant words. */
  readonly inTitle: Uint8Array;
  readonly titleLengths: Uint8Array;
  /** The optional words in the title, one bit each; domain stop words have none. */
  readonly optionalInTitle: Uint32Array;
  /** The number of clauses that match in the main fields. */
  readonly inMain: Uint8Array;
  /** The sum over the clauses of the best quality of a related term in the main fields. */
  readonly nearness: Float32Array;
  readonly #lastPositions: Uint8Array;
  readonly #queryStamps: Uint32Array;
  #query = 0;

  readonly #clauseDocuments: Uint32Array;
  #clauseCount = 0;
  readonly #clauseStamps: Uint32Array;
  readonly #clauseScores: Float32Array;
  readonly #clauseTiers: Uint8Array;
  readonly #clausePositions: Uint8Array;
  readonly #clauseLengths: Uint8Array;
  readonly #clauseIsMain: Uint8Array;
  readonly #clauseNearness: Float32Array;
  #clause = 0;

  constructor(documentCount: number) {
    this.touched = new Uint32Array(documentCount);
    this.matched = new Uint8Array(documentCount);
    this.masks = new Uint16Array(documentCount);
    this.tiers = new Uint8Array(documentCount);
    this.scores = new Float32Array(documentCount);
    this.inTitle = new Uint8Array(documentCount);
    this.titleLengths = new Uint8Array(documentCount);
    this.optionalInTitle = new Uint32Array(documentCount);
    this.inMain = new Uint8Array(documentCount);
    this.nearness = new Float32Array(documentCount);
    this.#clauseNearness = new Float32Array(documentCount);
    this.#clauseIsMain = new Uint8Array(documentCount);
    this.#lastPositions = new Uint8Array(documentCount);
    this.#queryStamps = new Uint32Array(documentCount);
    this.#clauseDocuments = new Uint32Array(documentCount);
    this.#clauseStamps = new Uint32Array(documentCount);
    this.#clauseScores = new Float32Array(documentCount);
    this.#clauseTiers = new Uint8Array(documentCount);
    this.#clausePositions = new Uint8Array(documentCount);
    this.#clauseLengths = new Uint8Array(documentCount);
  }

  startQuery(): void {
    this.#query += 1;
    this.touchedCount = 0;
    this.startClause();
  }

  /** Makes every document a match, before any clause. */
  matchAll(): void {
    for (let document = 0; document < this.touched.length; document += 1) this.#enter(document);
  }

  startClause(): void {
    this.#clause += 1;
    this.#clauseCount = 0;
  }

  /** Adds the matches of a term to the open clause. Only the best term counts per document. */
  meet(postings: Postings, weight: number, term: MeetingTerm): void {
    const { tier: kindTier, ignoredFields, quality } = term;
    const { count, documents, fields, positions, titleLengths } = postings;
    for (let row = 0; row < count; row += 1) {
      const document = documents[row] ?? 0;
      const bits = fields[row] ?? 0;
      if ((bits & ~ignoredFields) === 0) continue;
      const score = weight * (fieldWeights[bits] ?? 0);
      const tier = bits & mainFields ? kindTier : asideTier;
      const isFirst = this.#clauseStamps[document] !== this.#clause;
      if (isFirst) this.#clauseNearness[document] = 0;
      if (kindTier === relatedTier && (bits & mainFields & ~ignoredFields) !== 0) {
        const known = this.#clauseNearness[document] ?? 0;
        this.#clauseNearness[document] = Math.max(known, quality);
      }
      if (isFirst) {
        this.#clauseStamps[document] = this.#clause;
        this.#clauseDocuments[this.#clauseCount] = document;
        this.#clauseCount += 1;
      } else {
        const known = this.#clauseTiers[document] ?? 0;
        const isWorse =
          tier > known || (tier === known && score <= (this.#clauseScores[document] ?? 0));
        if (isWorse) {
          if (tier <= changedTier) this.#placeInTitle(document, postings, row);
          continue;
        }
      }
      this.#clauseScores[document] = score;
      this.#clauseIsMain[document] = Number((bits & mainFields) !== 0);
      this.#clauseTiers[document] = tier;
      const position = positions[row] ?? noPosition;
      if (isFirst || position !== noPosition) {
        this.#clausePositions[document] = position;
        this.#clauseLengths[document] = titleLengths[row] ?? 0;
      }
    }
  }

  /** Keeps the position in the title even when another field has the better match. */
  #placeInTitle(document: number, { positions, titleLengths }: Postings, row: number): void {
    if (this.#clausePositions[document] !== noPosition) return;
    this.#clausePositions[document] = positions[row] ?? noPosition;
    this.#clauseLengths[document] = titleLengths[row] ?? 0;
  }

  /**
   * Adds the scores of the open clause. Skips documents that matched fewer than `needed` clauses
   * before.
   */
  commitClause(clause: ScoredClause, needed: number): void {
    for (let place = 0; place < this.#clauseCount; place += 1) {
      const document = this.#clauseDocuments[place] ?? 0;
      if (this.#queryStamps[document] !== this.#query) {
        if (needed > 0) continue;
        this.#enter(document);
      } else if ((this.matched[document] ?? 0) < needed) continue;
      this.#add(document, clause);
    }
  }

  /**
   * Adds the score of an optional word to documents that match other words; the whole score only if
   * they match all `clauseCount` clauses in main fields. A word without a bit, as a domain stop
   * word, does not count in titles.
   */
  commitOptionalClause(clauseCount: number, bit: number): void {
    for (let place = 0; place < this.#clauseCount; place += 1) {
      const document = this.#clauseDocuments[place] ?? 0;
      if (this.#queryStamps[document] !== this.#query) continue;
      const isAbout = this.inMain[document] === clauseCount;
      const score = (isAbout ? 1 : optionalShare) * (this.#clauseScores[document] ?? 0);
      this.scores[document] = (this.scores[document] ?? 0) + score;
      if (bit === 0 || this.#clausePositions[document] === noPosition) continue;
      this.optionalInTitle[document] = (this.optionalInTitle[document] ?? 0) | bit;
      this.titleLengths[document] = this.#clauseLengths[document] ?? 0;
    }
  }

  /** Whether the document matches the open clause, which holds the excluded terms at the end. */
  isInClause(document: number): boolean {
    return this.#clauseStamps[document] === this.#clause;
  }

  #enter(document: number): void {
    this.#queryStamps[document] = this.#query;
    this.touched[this.touchedCount] = document;
    this.touchedCount += 1;
    this.matched[document] = 0;
    this.masks[document] = 0;
    this.optionalInTitle[document] = 0;
    this.inMain[document] = 0;
    this.nearness[document] = 0;
    this.tiers[document] = 0;
    this.scores[document] = 0;
    this.inTitle[document] = 0;
    this.titleLengths[document] = 0;
    this.#lastPositions[document] = noPosition;
  }

  #add(document: number, { bit, queryDistance, weight }: ScoredClause): void {
    let score = this.#clauseScores[document] ?? 0;
    const position = this.#clausePositions[document] ?? noPosition;
    if (position !== noPosition) {
      const last = this.#lastPositions[document] ?? noPosition;
      if (last !== noPosition && position > last) {
        score += weight * (position - last === queryDistance ? adjacentBonus : orderBonus);
      }
      this.#lastPositions[document] = position;
      this.inTitle[document] = (this.inTitle[document] ?? 0) + 1;
      this.titleLengths[document] = this.#clauseLengths[document] ?? 0;
    }
    this.scores[document] = (this.scores[document] ?? 0) + score;
    this.matched[document] = (this.matched[document] ?? 0) + 1;
    this.masks[document] = (this.masks[document] ?? 0) | bit;
    this.inMain[document] = (this.inMain[document] ?? 0) + (this.#clauseIsMain[document] ?? 0);
    this.nearness[document] =
      (this.nearness[document] ?? 0) + (this.#clauseNearness[document] ?? 0);
    this.tiers[document] = Math.max(this.tiers[document] ?? 0, this.#clauseTiers[document] ?? 0);
  }
}
