import { collectKeys, type Ranked } from './collectKeys.ts';
import { explainMatches } from './explainMatches.ts';
import { findCorrection } from './findCorrection.ts';
import { languageTest } from './languageRuns.ts';
import { type ParsedQuery, parseQuery } from './parseQuery.ts';
import { planExcluded, planSlots, type Stage, stages } from './planSlots.ts';
import { promoteNamed } from './promoteNamed.ts';
import { scoreSlots } from './scoreSlots.ts';
import { createAnswer, emptyAnswer, type SearchAnswer } from './searchAnswer.ts';
import type { IndexParts, SearchOptions } from './searchIndex.ts';
import type { Slot, Term } from './term.ts';
import { type WeighedSlot, weighSlots } from './weighSlots.ts';
import { nameKey } from './words.ts';

/**
 * Whether what was found leaves a stage to be tried. What has several words as typed is meant;
 * a single word that is rare may well be another one misspelt.
 */
function isTried(stage: Stage, found: number, isSingleWord: boolean): boolean {
  if (stage === 'unknownWords') return found < 12;
  if (stage === 'allWords') return found < (isSingleWord ? 3 : 1);
  return found === 0;
}

interface Query {
  parsed: ParsedQuery;
  excluded: readonly Term[];
  options: SearchOptions;
}

interface Found extends Ranked {
  slots: readonly WeighedSlot[];
}

/** Loads what the slots need and ranks what they find: documents that meet all, or most. */
async function findDocuments(
  parts: IndexParts,
  query: Query,
  plan: readonly Slot[],
  isPartial: boolean,
): Promise<Found> {
  const { core, lists, board } = parts;
  const { excluded, options } = query;
  const terms = [...excluded, ...plan.flatMap((slot) => slot.terms)];
  await lists.load(new Set(terms.flatMap(({ tokens }) => tokens)), [], options.signal);
  const slots = weighSlots(plan, core.dictionary, core.documentCount);
  const phrases = query.parsed.phrases.length;
  const needed = (slot: number) => (isPartial ? Math.min(slot, phrases) : slot);
  const required = slots.filter(({ isSpare }) => !isSpare);
  scoreSlots(parts, slots, needed, excluded);
  const found = collectKeys(board(), {
    slotCount: required.length,
    isPartial,
    weight: required.reduce((sum, { weight }) => sum + weight, 0),
    isOwnLanguage: languageTest(core.languages, options.language),
  });
  return { slots, ...found };
}

const termCount = (plan: readonly Slot[]) => plan.reduce((sum, { terms }) => sum + terms.length, 0);

/** Goes through the stages until enough is found; what an earlier stage found stays first. */
async function findByStages(parts: IndexParts, query: Query): Promise<Found | null> {
  const vocabulary = { dictionary: parts.core.dictionary, glossary: parts.glossary };
  const order: readonly Stage[] = query.options.isVerbatim ? ['verbatim'] : stages;
  let best: Found | null = null;
  let plan: readonly Slot[] = [];
  for (const stage of order) {
    if (!isTried(stage, best?.keys.length ?? 0, query.parsed.words.length === 1)) break;
    const next = planSlots(vocabulary, query.parsed, stage);
    if (best !== null && termCount(next) === termCount(plan)) continue;
    plan = next;
    best = await findDocuments(parts, query, plan, false);
  }
  if (best?.keys.length === 0 && !query.options.isVerbatim && plan.length > 1) {
    best = await findDocuments(parts, query, plan, true);
  }
  return best;
}

/** The subjects that a whole text names, in either language, and whether by all that they are. */
function subjectsNamed({ core, glossary, subjectsOf }: IndexParts, text: string) {
  const asked = nameKey(text);
  // Several words are as likely a title; the scores tell.
  if (asked.includes(' ') && /\s/u.test(text.trim())) return [];
  const keys = glossary.sameKeys(asked);
  return keys.flatMap(subjectsOf).map((name) => ({
    name,
    isWhole: core.names[name]?.texts.some((one) => keys.includes(nameKey(one))) ?? false,
  }));
}

/** Ranks the courses of the subjects that the text names before the others. */
async function promoteSubjects(
  parts: IndexParts,
  text: string,
  found: Ranked,
  { language, signal }: SearchOptions,
): Promise<void> {
  const { core, lists } = parts;
  const subjects = subjectsNamed(parts, text);
  const names = subjects.map(({ name }) => name);
  await lists.load([], names, signal);
  const documents = (isWhole: boolean) =>
    new Set(
      subjects
        .filter((subject) => subject.isWhole === isWhole)
        .flatMap(({ name }) => [...lists.ofName(name).documents]),
    );
  const named = { whole: documents(true), partly: documents(false) };
  promoteNamed(found, named, languageTest(core.languages, language));
}

/** Answers a query. */
export async function runQuery(
  parts: IndexParts,
  text: string,
  options: SearchOptions,
): Promise<SearchAnswer> {
  options.signal?.throwIfAborted();
  const { core, lists } = parts;
  lists.startQuery();
  const parsed = parseQuery(text);
  const excluded = planExcluded(core.dictionary, parsed);
  const found = await findByStages(parts, { parsed, excluded, options });
  if (found === null || found.keys.length === 0) return emptyAnswer();
  const { slots, keys, bestScore } = found;
  const correction = findCorrection(parts, text, slots, keys);
  await promoteSubjects(parts, correction?.to ?? text, found, options);
  return createAnswer({
    keys,
    bestScore,
    correction,
    explain: (documents) => explainMatches(parts, slots, documents),
  });
}
