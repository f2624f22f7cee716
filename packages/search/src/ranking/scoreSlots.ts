import type { Postings } from '../index/decodePostings.ts';
import type { DocumentMarks } from '../index/documentMarks.ts';
import type { IndexLists } from '../query/indexLists.ts';
import type { Term } from '../query/term.ts';
import { leastOfBest } from './collectKeys.ts';
import type { Scoreboard } from './scoreboard.ts';
import type { WeighedSlot } from './weighSlots.ts';

interface ScoredParts {
  lists: IndexLists;
  board: () => Scoreboard;
  marks: () => DocumentMarks;
}

interface ScoreOptions {
  /** Whether a document may miss some of the slots. */
  isPartial: boolean;
  /** How many slots, the first ones, it may never miss. */
  phrases?: number;
  excluded?: readonly Term[];
}

type Read = (readonly Postings[])[];

/** The places of slots in the order in which they are read; soft ones last. */
function orderOf(
  slots: readonly WeighedSlot[],
  isBefore: (one: WeighedSlot, other: WeighedSlot) => number,
): [place: number, slot: WeighedSlot][] {
  return [...slots.entries()].toSorted(
    ([, one], [, other]) => Number(one.isSoft) - Number(other.isSoft) || isBefore(one, other),
  );
}

/** What meets each slot, the rarest first, and each further one only among the documents that are left. */
function readWhole({ lists, marks }: ScoredParts, slots: readonly WeighedSlot[]): Read {
  const read: Read = slots.map(() => []);
  let among: DocumentMarks | null = null;
  for (const [place, slot] of orderOf(slots, (one, other) => one.frequency - other.frequency)) {
    const met = slot.terms.map(({ term }) => lists.ofTerm(term, among));
    read[place] = met;
    if (slot.isSoft) continue;
    among = marks();
    among.narrowTo(met);
    if (among.atMost === 0) break;
  }
  return read;
}

/**
 * What meets each slot, subjects first, then what tells most. Words that could not earn by themselves
 * what a partial answer must are read only among the documents that others brought.
 */
function readPartial({ lists, marks }: ScoredParts, slots: readonly WeighedSlot[]): Read {
  const read: Read = slots.map(() => []);
  const order = orderOf(
    slots,
    (one, other) => Number(other.isSubject) - Number(one.isSubject) || other.weight - one.weight,
  );
  let left = slots.reduce((sum, { isSoft, weight }) => sum + (isSoft ? 0 : weight), 0);
  let best = 0;
  let among: DocumentMarks | null = null;
  for (const [at, [place, slot]] of order.entries()) {
    const met = slot.terms.map(({ term }) => lists.ofTerm(term, among));
    read[place] = met;
    if (slot.isSoft) continue;
    left -= slot.weight;
    if (met.some(({ count }) => count > 0)) best = Math.max(best, slot.weight);
    const isLastSubject = slot.isSubject && order[at + 1]?.[1].isSubject !== true;
    if (among === null && best > 0 && (isLastSubject || left < leastOfBest * best)) {
      among = marks();
      among.narrowTo(read.flat());
    }
  }
  return read;
}

/**
 * Lets every slot earn its part on the board, in the order of the query. What is excluded becomes the
 * board's open slot. The lists must be loaded.
 */
export function scoreSlots(
  parts: ScoredParts,
  slots: readonly WeighedSlot[],
  { isPartial, phrases = 0, excluded = [] }: ScoreOptions,
): void {
  const { lists } = parts;
  const scores = parts.board();
  const slotCount = slots.filter(({ isSoft }) => !isSoft).length;
  scores.startQuery();
  lists.startPlan();
  const read = isPartial ? readPartial(parts, slots) : readWhole(parts, slots);
  for (const [place, slot] of slots.entries()) {
    scores.startSlot();
    for (const [at, postings] of (read[place] ?? []).entries()) {
      const { term, weight } = slot.terms[at] ?? {};
      if (term !== undefined && weight !== undefined) scores.meet(postings, weight, term);
    }
    if (slot.isSoft) scores.closeSoftSlot(slotCount, slot.isFiller);
    else {
      const { gap, weight } = slot;
      const needed = isPartial ? Math.min(place, phrases) : place;
      scores.closeSlot({ bit: place < 16 ? 1 << place : 0, gap, weight }, needed);
    }
  }
  scores.startSlot();
  lists.startPlan();
  for (const term of excluded) scores.meet(lists.ofTerm(term, null), 1, term);
}
