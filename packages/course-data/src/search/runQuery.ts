import { collectKeys, isAsTyped } from './collectKeys.ts';
import { explainMatches } from './explainMatches.ts';
import { languageTest } from './languageRuns.ts';
import type { Correction } from './match.ts';
import { type ParsedQuery, parseQuery } from './parseQuery.ts';
import { planExcluded, planSlots, type Stage, stages } from './planSlots.ts';
import { classOfKey, documentOfKey } from './rankKeys.ts';
import { createAnswer, emptyAnswer, type SearchAnswer } from './searchAnswer.ts';
import type { IndexParts, SearchOptions } from './searchIndex.ts';
import type { Slot, Term } from './term.ts';
import { untilAborted } from './untilAborted.ts';
import { type WeighedSlot, weighSlots } from './weighSlots.ts';
import { nameKey } from './words.ts';

/** Fewer results than these, and words are also forgiven wrong letters. */
const enough = 12;

interface Query {
  text: string;
  parsed: ParsedQuery;
  excluded: readonly Term[];
  /** The subjects that the whole query names. */
  subjects: readonly number[];
  options: SearchOptions;
}

interface Found {
  slots: readonly WeighedSlot[];
  keys: Float64Array;
  bestScore: number;
}

/** Lets every slot earn its part; a document must have met `needed(slot)` slots before each. */
function scoreSlots(
  { lists, board }: IndexParts,
  slots: readonly WeighedSlot[],
  excluded: readonly Term[],
  needed: (slot: number) => number,
): void {
  const scores = board();
  scores.startQuery();
  for (const [place, slot] of slots.entries()) {
    scores.startSlot();
    for (const { term, weight } of slot.terms) {
      scores.meet(lists.ofTerm(term), weight, term.tier);
    }
    scores.closeSlot(slot.gap, slot.weight, needed(place));
  }
  scores.startSlot();
  for (const term of excluded) scores.meet(lists.ofTerm(term), 1, 0);
}

/** Loads what the slots need and ranks what they find: documents that meet all, or most. */
async function findDocuments(
  parts: IndexParts,
  query: Query,
  plan: readonly Slot[],
  isPartial: boolean,
): Promise<Found> {
  const { core, lists, board } = parts;
  const { excluded, subjects, options } = query;
  const terms = [...excluded, ...plan.flatMap((slot) => slot.terms)];
  const loading = lists.load(new Set(terms.flatMap(({ tokens }) => tokens)), subjects);
  if (loading !== null) await untilAborted(loading, options.signal);
  options.signal?.throwIfAborted();
  const slots = weighSlots(plan, core.dictionary, core.documentCount);
  const phrases = query.parsed.phrases.length;
  scoreSlots(parts, slots, excluded, (slot) => (isPartial ? Math.min(slot, phrases) : slot));
  const found = collectKeys(board(), {
    slotCount: slots.length,
    isPartial,
    weight: slots.reduce((sum, { weight }) => sum + weight, 0),
    named: new Set(subjects.flatMap((name) => [...lists.ofName(name).documents])),
    isOwnLanguage: languageTest(core.languages, options.language),
  });
  return { slots, ...found };
}

const termCount = (plan: readonly Slot[]) => plan.reduce((sum, { terms }) => sum + terms.length, 0);

/** Goes through the stages until enough is found; what an earlier stage found stays first. */
async function findByStages(parts: IndexParts, query: Query): Promise<Found | null> {
  const { core, glossary } = parts;
  const order: readonly Stage[] = query.options.isVerbatim ? ['verbatim'] : stages;
  let best: Found | null = null;
  let plan: readonly Slot[] = [];
  for (const stage of order) {
    const count = best?.keys.length ?? 0;
    if (count >= enough || (stage === 'far' && count > 0)) break;
    const next = planSlots(core.dictionary, glossary, query.parsed, stage);
    if (best !== null && termCount(next) === termCount(plan)) continue;
    plan = next;
    best = await findDocuments(parts, query, plan, false);
  }
  if (best?.keys.length === 0 && !query.options.isVerbatim && plan.length > 1) {
    best = await findDocuments(parts, query, plan, true);
  }
  return best;
}

/** What the best result says that the query meant, when no result has the words as typed. */
function correctionOf(parts: IndexParts, text: string, { slots, keys }: Found): Correction | null {
  const best = keys.reduce((least, key) => Math.min(least, key), Number.POSITIVE_INFINITY);
  if (isAsTyped(classOfKey(best))) return null;
  const [match] = explainMatches(parts, slots, [documentOfKey(best)]);
  const wrong = match?.words.filter(({ kind }) => kind === 'fuzzy') ?? [];
  const to = wrong.reduce((all, { asked, found }) => all.replace(asked, () => found), text);
  return to === text ? null : { from: text, to };
}

/** Answers a query. */
export async function runQuery(
  parts: IndexParts,
  text: string,
  options: SearchOptions,
): Promise<SearchAnswer> {
  options.signal?.throwIfAborted();
  const parsed = parseQuery(text);
  const { core, glossary, subjectsByKey } = parts;
  const keys = glossary.sameKeys(nameKey(text));
  const found = await findByStages(parts, {
    text,
    parsed,
    excluded: planExcluded(core.dictionary, parsed),
    subjects: keys.flatMap((key) => subjectsByKey.get(key) ?? []),
    options,
  });
  if (found === null || found.keys.length === 0) return emptyAnswer();
  return createAnswer({
    keys: found.keys,
    bestScore: found.bestScore,
    correction: correctionOf(parts, text, found),
    explain: (documents) => explainMatches(parts, found.slots, documents),
  });
}
