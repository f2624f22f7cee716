import { nameKey } from '../language/words.ts';
import { planSlots, type Stage, stages } from '../query/planSlots.ts';
import type { Slot } from '../query/term.ts';
import { wholeTitle } from '../ranking/rankClass.ts';
import { classOfKey } from '../ranking/rankKeys.ts';
import { type Found, findDocuments, type Query } from './findDocuments.ts';
import type { IndexParts } from './indexParts.ts';

/** A stage is left out when the ones before it found so much. */
const enough: Readonly<Record<Stage, number>> = {
  verbatim: 1,
  asTyped: 1,
  misspelt: 12,
  related: 3,
};

/** Plans of one query that say the same are alike. */
const signatureOf = (plan: readonly Slot[]) =>
  plan.map(({ asked, terms }) => `${asked} ${terms.length}`).join('\n');

/** Somebody who types a whole title of several words wants that one. */
const namesTitle = ({ keys }: Found, { parsed: { words, soft } }: Query) =>
  words.length + soft.length > 1 && keys.some((key) => classOfKey(key) === wholeTitle);

/** Fewer whole answers than these are followed by partial ones. */
const fewest = 3;

/** Marks the slots that name a subject of the documents, or lead to one: they are left out last. */
const withSubjects = ({ glossary, subjectsOf }: IndexParts, plan: readonly Slot[]): Slot[] =>
  plan.map((slot) => ({
    ...slot,
    isSubject:
      slot.terms.some(({ kind }) => kind === 'related') ||
      glossary.sameKeys(nameKey(slot.asked)).some((key) => subjectsOf(key).length > 0),
  }));

/**
 * Goes through the stages until enough is found; what an earlier stage found stays first. When nothing
 * meets all words, a word may be a misspelt name; then the words that tell least are left out.
 */
export async function findByStages(parts: IndexParts, query: Query): Promise<Found | null> {
  const vocabulary = { dictionary: parts.core.dictionary, glossary: parts.glossary };
  const order: readonly Stage[] = query.options.isVerbatim ? ['verbatim'] : stages;
  let best: Found | null = null;
  let plan: readonly Slot[] = [];
  const find = (slots: readonly Slot[], isPartial: boolean, mayBeNames = false) =>
    findDocuments(parts, query, { slots, isPartial, mayBeNames });
  for (const stage of order) {
    if (best !== null && best.keys.length >= enough[stage]) break;
    if (best !== null && namesTitle(best, query)) break;
    const next = planSlots(vocabulary, query.parsed, stage);
    if (best !== null && signatureOf(next) === signatureOf(plan)) continue;
    plan = next;
    best = await find(plan, false);
  }
  if (best === null || query.options.isVerbatim) return best;
  if (best.keys.length > 0) {
    const isSaid =
      best.keys.length >= fewest || query.parsed.words.length < 2 || namesTitle(best, query);
    return isSaid ? best : find(withSubjects(parts, plan), true);
  }
  const named = await find(planSlots(vocabulary, query.parsed, 'misspelt'), false, true);
  return named.keys.length > 0 ? named : find(withSubjects(parts, plan), true);
}
