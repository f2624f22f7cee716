import { languageTest } from '../index/languageRuns.ts';
import type { ParsedQuery } from '../query/parseQuery.ts';
import type { Slot, Term } from '../query/term.ts';
import { collectKeys, type Ranked } from '../ranking/collectKeys.ts';
import { scoreSlots } from '../ranking/scoreSlots.ts';
import { type WeighedSlot, weighSlots } from '../ranking/weighSlots.ts';
import type { IndexParts } from './indexParts.ts';
import type { SearchOptions } from './searchOptions.ts';

/** A query, ready to be planned. */
export interface Query {
  parsed: ParsedQuery;
  excluded: readonly Term[];
  options: SearchOptions;
  preferredCount: ((document: number) => number) | null;
}

/** What a plan found, and what it weighed. */
export interface Found extends Ranked {
  slots: readonly WeighedSlot[];
}

export interface Plan {
  slots: readonly Slot[];
  /** Whether documents that miss some of the slots count too. */
  isPartial: boolean;
  /** Whether a misspelt word may be a person's name. */
  mayBeNames: boolean;
}

/** With wrong letters that only a name of a person explains. */
const withNames = (slots: readonly Slot[]): Slot[] =>
  slots.map((slot) => ({
    ...slot,
    terms: slot.terms.map((term) => (term.kind === 'fuzzy' ? { ...term, ignoredFields: 0 } : term)),
  }));

/** Loads what the slots need and ranks what they find. */
export async function findDocuments(
  parts: IndexParts,
  query: Query,
  { slots: planned, isPartial, mayBeNames }: Plan,
): Promise<Found> {
  const { core, lists, board } = parts;
  const { excluded, options, preferredCount } = query;
  const terms = [...excluded, ...planned.flatMap((slot) => slot.terms)];
  await lists.load(new Set(terms.flatMap(({ tokens }) => tokens)), [], options.signal);
  const plan = mayBeNames ? withNames(planned) : planned;
  const slots = weighSlots(plan, core.dictionary, core.documentCount);
  const phrases = query.parsed.phrases.length;
  scoreSlots(parts, slots, { isPartial, phrases, excluded });
  const found = collectKeys(board(), {
    weights: slots.filter(({ isSoft }) => !isSoft).map(({ weight }) => weight),
    subjects: planned
      .filter(({ isSoft }) => !isSoft)
      .reduce((bits, { isSubject }, place) => bits | (isSubject ? 1 << place : 0), 0),
    softCount: slots.filter(
      ({ isSoft, isFiller, terms }) => isSoft && !isFiller && terms.length > 0,
    ).length,
    isPartial,
    isOwnLanguage: languageTest(core.languages, options.language),
    preferredCount,
  });
  return { slots, ...found };
}
