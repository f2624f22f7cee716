import type { Postings } from './decodePostings.ts';
import { fieldWeights } from './fieldWeights.ts';
import { noPosition } from './postingList.ts';

/** The next word of the query right behind the one before it, also in the title. */
const adjacentBonus = 0.35;
/** Somewhere behind it. */
const orderBonus = 0.1;

/**
 * What each document has earned in the query at hand. Columns are stamped with the query (and the
 * slot) that wrote them instead of being cleared.
 */
export class Scoreboard {
  /** The documents that any slot met. */
  readonly touched: Uint32Array;
  touchedCount = 0;
  readonly matched: Uint8Array;
  readonly tiers: Uint8Array;
  readonly scores: Float32Array;
  /** How many slots the title met, and how many telling words it has. */
  readonly inTitle: Uint8Array;
  readonly titleLengths: Uint8Array;
  readonly #lastPositions: Uint8Array;
  readonly #queryStamps: Uint32Array;
  #query = 0;

  readonly #slotDocuments: Uint32Array;
  #slotCount = 0;
  readonly #slotStamps: Uint32Array;
  readonly #slotScores: Float32Array;
  readonly #slotTiers: Uint8Array;
  readonly #slotPositions: Uint8Array;
  readonly #slotLengths: Uint8Array;
  #slot = 0;

  constructor(documentCount: number) {
    this.touched = new Uint32Array(documentCount);
    this.matched = new Uint8Array(documentCount);
    this.tiers = new Uint8Array(documentCount);
    this.scores = new Float32Array(documentCount);
    this.inTitle = new Uint8Array(documentCount);
    this.titleLengths = new Uint8Array(documentCount);
    this.#lastPositions = new Uint8Array(documentCount);
    this.#queryStamps = new Uint32Array(documentCount);
    this.#slotDocuments = new Uint32Array(documentCount);
    this.#slotStamps = new Uint32Array(documentCount);
    this.#slotScores = new Float32Array(documentCount);
    this.#slotTiers = new Uint8Array(documentCount);
    this.#slotPositions = new Uint8Array(documentCount);
    this.#slotLengths = new Uint8Array(documentCount);
  }

  startQuery(): void {
    this.#query += 1;
    this.touchedCount = 0;
    this.startSlot();
  }

  startSlot(): void {
    this.#slot += 1;
    this.#slotCount = 0;
  }

  /** Of all terms that meet a document in one slot the best one counts. */
  meet(postings: Postings, weight: number, tier: number): void {
    const { count, documents, fields, positions, titleLengths } = postings;
    for (let row = 0; row < count; row += 1) {
      const document = documents[row] ?? 0;
      const score = weight * (fieldWeights[fields[row] ?? 0] ?? 0);
      if (this.#slotStamps[document] !== this.#slot) {
        this.#slotStamps[document] = this.#slot;
        this.#slotDocuments[this.#slotCount] = document;
        this.#slotCount += 1;
      } else {
        const known = this.#slotTiers[document] ?? 0;
        const isWorse =
          tier > known || (tier === known && score <= (this.#slotScores[document] ?? 0));
        if (isWorse) continue;
      }
      this.#slotScores[document] = score;
      this.#slotTiers[document] = tier;
      this.#slotPositions[document] = positions[row] ?? noPosition;
      this.#slotLengths[document] = titleLengths[row] ?? 0;
    }
  }

  /**
   * Adds up what the slot earned. `gap` is its distance from the slot before it in the query,
   * `needed` how many slots a document must have met before to be of interest still.
   */
  closeSlot(gap: number, weight: number, needed: number): void {
    for (let place = 0; place < this.#slotCount; place += 1) {
      const document = this.#slotDocuments[place] ?? 0;
      if (this.#queryStamps[document] !== this.#query) {
        if (needed > 0) continue;
        this.#enter(document);
      } else if ((this.matched[document] ?? 0) < needed) continue;
      this.#add(document, gap, weight);
    }
  }

  /** Adds what a word that may be missing earned, to documents that other words met. */
  closeSpareSlot(): void {
    for (let place = 0; place < this.#slotCount; place += 1) {
      const document = this.#slotDocuments[place] ?? 0;
      if (this.#queryStamps[document] !== this.#query) continue;
      this.scores[document] = (this.scores[document] ?? 0) + (this.#slotScores[document] ?? 0);
    }
  }

  /** Whether the open slot (of what is excluded) met the document. */
  isInSlot(document: number): boolean {
    return this.#slotStamps[document] === this.#slot;
  }

  #enter(document: number): void {
    this.#queryStamps[document] = this.#query;
    this.touched[this.touchedCount] = document;
    this.touchedCount += 1;
    this.matched[document] = 0;
    this.tiers[document] = 0;
    this.scores[document] = 0;
    this.inTitle[document] = 0;
    this.titleLengths[document] = 0;
    this.#lastPositions[document] = noPosition;
  }

  #add(document: number, gap: number, weight: number): void {
    let score = this.#slotScores[document] ?? 0;
    const position = this.#slotPositions[document] ?? noPosition;
    if (position !== noPosition) {
      const last = this.#lastPositions[document] ?? noPosition;
      if (last !== noPosition && position > last) {
        score += weight * (position - last === gap ? adjacentBonus : orderBonus);
      }
      this.#lastPositions[document] = position;
      this.inTitle[document] = (this.inTitle[document] ?? 0) + 1;
      this.titleLengths[document] = this.#slotLengths[document] ?? 0;
    }
    this.scores[document] = (this.scores[document] ?? 0) + score;
    this.matched[document] = (this.matched[document] ?? 0) + 1;
    this.tiers[document] = Math.max(this.tiers[document] ?? 0, this.#slotTiers[document] ?? 0);
  }
}
