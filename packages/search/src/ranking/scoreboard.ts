import type { Postings } from '../index/decodePostings.ts';
import { fieldBits, noPosition } from '../index/postingList.ts';
import { asideTier, type Term, tierAside } from '../query/term.ts';
import { fieldWeights } from './fieldWeights.ts';

/** The next word of the query right behind the one before it, also in the title. */
const adjacentBonus = 0.35;
/** Somewhere behind it. */
const orderBonus = 0.1;

/** Elsewhere a word is said beside the matter. */
const mainFields =
  fieldBits.title | fieldBits.subject | fieldBits.instructor | fieldBits.institution;

type MeetingTerm = Pick<Term, 'tier' | 'ignoredFields'>;

/** Of what a word earns that is not what the query is about. */
const softness = 0.3;

/** A slot whose terms have all been met. */
interface ClosedSlot {
  /** Of the masks; slots beyond the sixteenth have none. */
  bit: number;
  /** Its distance from the slot before it in the query. */
  gap: number;
  weight: number;
}

/**
 * What each document has earned in the query at hand. Columns are stamped with the query (and the
 * slot) that wrote them instead of being cleared.
 */
export class Scoreboard {
  /** The documents that any slot met. */
  readonly touched: Uint32Array;
  touchedCount = 0;
  /** How many slots met the document, and (a bit for each) which. */
  readonly matched: Uint8Array;
  readonly masks: Uint16Array;
  readonly tiers: Uint8Array;
  readonly scores: Float32Array;
  /** How many slots the title met, and how many telling words it has. */
  readonly inTitle: Uint8Array;
  readonly titleLengths: Uint8Array;
  /** How many soft words the title met. */
  readonly softInTitle: Uint8Array;
  /** How many slots were met where the document says what it is about, or whose it is. */
  readonly inMain: Uint8Array;
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
  readonly #slotIsMain: Uint8Array;
  #slot = 0;

  constructor(documentCount: number) {
    this.touched = new Uint32Array(documentCount);
    this.matched = new Uint8Array(documentCount);
    this.masks = new Uint16Array(documentCount);
    this.tiers = new Uint8Array(documentCount);
    this.scores = new Float32Array(documentCount);
    this.inTitle = new Uint8Array(documentCount);
    this.titleLengths = new Uint8Array(documentCount);
    this.softInTitle = new Uint8Array(documentCount);
    this.inMain = new Uint8Array(documentCount);
    this.#slotIsMain = new Uint8Array(documentCount);
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
  meet(postings: Postings, weight: number, { tier: kindTier, ignoredFields }: MeetingTerm): void {
    const { count, documents, fields, positions, titleLengths } = postings;
    for (let row = 0; row < count; row += 1) {
      const document = documents[row] ?? 0;
      const bits = fields[row] ?? 0;
      if ((bits & ~ignoredFields) === 0) continue;
      const score = weight * (fieldWeights[bits] ?? 0);
      const tier = bits & mainFields ? kindTier : tierAside(kindTier);
      const isFirst = this.#slotStamps[document] !== this.#slot;
      if (isFirst) {
        this.#slotStamps[document] = this.#slot;
        this.#slotDocuments[this.#slotCount] = document;
        this.#slotCount += 1;
      } else {
        const known = this.#slotTiers[document] ?? 0;
        const isWorse =
          tier > known || (tier === known && score <= (this.#slotScores[document] ?? 0));
        if (isWorse) {
          if (tier <= asideTier) this.#placeInTitle(document, postings, row);
          continue;
        }
      }
      this.#slotScores[document] = score;
      this.#slotIsMain[document] = Number((bits & mainFields) !== 0);
      this.#slotTiers[document] = tier;
      const position = positions[row] ?? noPosition;
      if (isFirst || position !== noPosition) {
        this.#slotPositions[document] = position;
        this.#slotLengths[document] = titleLengths[row] ?? 0;
      }
    }
  }

  /** A word of the title stays one, also where another field says it better. */
  #placeInTitle(document: number, { positions, titleLengths }: Postings, row: number): void {
    if (this.#slotPositions[document] !== noPosition) return;
    this.#slotPositions[document] = positions[row] ?? noPosition;
    this.#slotLengths[document] = titleLengths[row] ?? 0;
  }

  /**
   * Adds up what the slot earned; `needed` is how many slots a document must have met before to be
   * of interest still.
   */
  closeSlot(slot: ClosedSlot, needed: number): void {
    for (let place = 0; place < this.#slotCount; place += 1) {
      const document = this.#slotDocuments[place] ?? 0;
      if (this.#queryStamps[document] !== this.#query) {
        if (needed > 0) continue;
        this.#enter(document);
      } else if ((this.matched[document] ?? 0) < needed) continue;
      this.#add(document, slot);
    }
  }

  /**
   * Adds what a word that may be missing earned, to documents that other words met: all of it to those
   * that are about all the `slotCount` others. A filler is no word of a title.
   */
  closeSoftSlot(slotCount: number, isFiller: boolean): void {
    for (let place = 0; place < this.#slotCount; place += 1) {
      const document = this.#slotDocuments[place] ?? 0;
      if (this.#queryStamps[document] !== this.#query) continue;
      const isAbout = this.inMain[document] === slotCount;
      const score = (isAbout ? 1 : softness) * (this.#slotScores[document] ?? 0);
      this.scores[document] = (this.scores[document] ?? 0) + score;
      if (isFiller || this.#slotPositions[document] === noPosition) continue;
      this.softInTitle[document] = (this.softInTitle[document] ?? 0) + 1;
      this.titleLengths[document] = this.#slotLengths[document] ?? 0;
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
    this.masks[document] = 0;
    this.softInTitle[document] = 0;
    this.inMain[document] = 0;
    this.tiers[document] = 0;
    this.scores[document] = 0;
    this.inTitle[document] = 0;
    this.titleLengths[document] = 0;
    this.#lastPositions[document] = noPosition;
  }

  #add(document: number, { bit, gap, weight }: ClosedSlot): void {
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
    this.masks[document] = (this.masks[document] ?? 0) | bit;
    this.inMain[document] = (this.inMain[document] ?? 0) + (this.#slotIsMain[document] ?? 0);
    this.tiers[document] = Math.max(this.tiers[document] ?? 0, this.#slotTiers[document] ?? 0);
  }
}
