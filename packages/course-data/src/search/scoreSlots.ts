import type { IndexParts } from './searchIndex.ts';
import type { Term } from './term.ts';
import type { WeighedSlot } from './weighSlots.ts';

/**
 * Lets every slot earn its part on the board; before each a document must have met `needed(slot)`
 * others. What is excluded becomes the board's open slot. The lists must be loaded.
 */
export function scoreSlots(
  { lists, board }: IndexParts,
  slots: readonly WeighedSlot[],
  needed: (slot: number) => number,
  excluded: readonly Term[] = [],
): void {
  const scores = board();
  scores.startQuery();
  for (const [place, slot] of slots.entries()) {
    scores.startSlot();
    for (const { term, weight } of slot.terms) {
      scores.meet(lists.ofTerm(term), weight, term.tier);
    }
    if (slot.isSpare) scores.closeSpareSlot();
    else scores.closeSlot(slot.gap, slot.weight, needed(place));
  }
  scores.startSlot();
  for (const term of excluded) scores.meet(lists.ofTerm(term), 1, 0);
}
