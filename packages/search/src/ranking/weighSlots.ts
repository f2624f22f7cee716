import type { Dictionary } from '../index/dictionary.ts';
import { fuzzyTier, type Slot, type Term } from '../query/term.ts';

/** A slot with what each of its terms earns before the field is looked at. */
export interface WeighedSlot {
  asked: string;
  /** Distance from the slot before it in the query. */
  gap: number;
  /** What the slot's word is worth: the rarer, the more. */
  weight: number;
  terms: readonly { term: Term; weight: number }[];
  isSoft: boolean;
  isFiller: boolean;
  /** About how many documents meet it. */
  frequency: number;
}

/** The name of a subject is worth more than another word. */
const subjectFactor = 1.5;

/** Inverse document frequency. */
export const rarity = (documentCount: number, frequency: number): number =>
  Math.log(1 + documentCount / (frequency + 1));

function termFrequency(dictionary: Dictionary, { tokens }: Term): number {
  return Math.min(...tokens.map((token) => dictionary.frequency(token)));
}

const sumOf = (dictionary: Dictionary, terms: readonly Term[]) =>
  terms.reduce((sum, term) => sum + termFrequency(dictionary, term), 0);

/** No term is worth more than the word itself would be: a rare ending is no rare subject. */
function frequencyOf(dictionary: Dictionary, { terms }: Slot): number {
  const best = Math.min(...terms.map((term) => term.tier));
  if (best >= fuzzyTier) return 0;
  return sumOf(
    dictionary,
    terms.filter((term) => term.tier === best),
  );
}

/** Weighs the slots of a query. */
export function weighSlots(
  slots: readonly Slot[],
  dictionary: Dictionary,
  documentCount: number,
): WeighedSlot[] {
  return slots.map((slot, place) => {
    const most = rarity(documentCount, frequencyOf(dictionary, slot));
    const unfinished = slot.terms.filter(({ isUnfinished }) => isUnfinished);
    const mostUnfinished = rarity(documentCount, sumOf(dictionary, unfinished));
    const terms = slot.terms.map((term) => {
      const own = rarity(documentCount, termFrequency(dictionary, term));
      const limit = term.isUnfinished ? mostUnfinished : most;
      return { term, weight: term.quality * Math.min(own, limit) };
    });
    const worth = slot.isSubject ? subjectFactor : 1;
    return {
      asked: slot.asked,
      gap: slot.position - (slots[place - 1]?.position ?? slot.position),
      weight: Math.max(0, ...terms.map((term) => term.weight)),
      terms: terms.map(({ term, weight }) => ({ term, weight: worth * weight })),
      isSoft: slot.isSoft,
      isFiller: slot.isFiller ?? false,
      frequency: sumOf(dictionary, slot.terms),
    };
  });
}
