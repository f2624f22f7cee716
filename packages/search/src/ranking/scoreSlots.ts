import type { IndexLists } from '../query/indexLists.ts';
import type { Term } from '../query/term.ts';
import type { Scoreboard } from './scoreboard.ts';
import type { WeighedSlot } from './weighSlots.ts';

interface ScoredParts {
  lists: IndexLists;
  board: () => Scoreboard;
}

/**
 * Lets every slot earn its part on the board; before each a document must have met `needed(slot)`
 * others. What is excluded becomes the board's open slot. The lists must be loaded.
 */
export function scoreSlots(
  { lists, board }: ScoredParts,
  slots: readonly WeighedSlot[],
  needed: (slot: number) => number,
  excluded: readonly Term[] = [],
): void {
  const scores = board();
  const slotCount = slots.filter(({ isSoft }) => !isSoft).length;
  scores.startQuery();
  for (const [place, slot] of slots.entries()) {
    scores.startSlot();
    for (const { term, weight } of slot.terms) {
      scores.meet(lists.ofTerm(term), weight, term);
    }
    if (slot.isSoft) scores.closeSoftSlot(slotCount, slot.isFiller);
    else {
      const { gap, weight } = slot;
      scores.closeSlot({ bit: place < 16 ? 1 << place : 0, gap, weight }, needed(place));
    }
  }
  scores.startSlot();
  for (const term of excluded) scores.meet(lists.ofTerm(term), 1, term);
}
