import type { Postings } from '../index/decodePostings.ts';
import type { DocumentMarks } from '../index/documentMarks.ts';
import type { IndexLists } from '../query/indexLists.ts';
import type { Term } from '../query/term.ts';
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

/**
 * What meets each slot, term by term. Where every slot must be met, the rarest is read first, and each
 * further one only among the documents that are left.
 */
function readSlots(
  { lists, marks }: ScoredParts,
  slots: readonly WeighedSlot[],
  isPartial: boolean,
): readonly (readonly Postings[])[] {
  const read: (readonly Postings[])[] = slots.map(() => []);
  const order = [...slots.keys()].toSorted((a, b) => {
    const [one, other] = [slots[a], slots[b]];
    const isLater = Number(one?.isSoft ?? false) - Number(other?.isSoft ?? false);
    return isLater || (one?.frequency ?? 0) - (other?.frequency ?? 0);
  });
  let among: DocumentMarks | null = null;
  for (const place of order) {
    const { terms = [], isSoft = false } = slots[place] ?? {};
    const met = terms.map(({ term }) => lists.ofTerm(term, among));
    read[place] = met;
    if (isSoft || isPartial) continue;
    among = marks();
    among.narrowTo(met);
    if (among.atMost === 0) break;
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
  const read = readSlots(parts, slots, isPartial);
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
