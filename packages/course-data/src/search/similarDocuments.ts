import type { Dictionary } from './dictionary.ts';
import { exactTerms } from './expandWord.ts';
import { explainMatches } from './explainMatches.ts';
import { languageTest } from './languageRuns.ts';
import { rankKey } from './rankKeys.ts';
import { scoreSlots } from './scoreSlots.ts';
import { createAnswer, type SearchAnswer } from './searchAnswer.ts';
import type { SearchDocument } from './searchDocument.ts';
import type { IndexParts, SearchOptions } from './searchIndex.ts';
import { type Slot, tier } from './term.ts';
import { weighSlots } from './weighSlots.ts';
import { queryWords } from './words.ts';

/** Of what the document's own words are worth, so much makes another one similar. */
const leastShare = 0.25;
/**
 * A long title is worth more than any other course shares of it; then those of the same subject
 * count that share so much of what the nearest one does.
 */
const leastOfNearest = 0.5;
/** Courses are read in one language more than in two. */
const otherLanguageFactor = 0.7;

/** A slot per subject, met by all of its words, and one per telling word of the title. */
function slotsOf(dictionary: Dictionary, { title, subjects }: SearchDocument): Slot[] {
  const named = subjects.map((asked) => {
    const tokens = queryWords(asked).map(({ word }) => dictionary.find(word));
    const isKnown = tokens.length > 0 && tokens.every((token) => token >= 0);
    const term = { tokens, kind: 'exact' as const, tier: tier.exact, quality: 1.5 };
    return { asked, position: 0, terms: isKnown ? [term] : [], isSpare: false };
  });
  const words = queryWords(title).map(({ word, position }) => ({
    asked: word,
    position,
    terms: exactTerms(dictionary, word),
    isSpare: false,
  }));
  return [...named, ...words];
}

/** Documents that share much of the subjects and the title of one. */
export async function similarDocuments(
  parts: IndexParts,
  document: SearchDocument,
  options: SearchOptions & { exclude?: number | undefined },
): Promise<SearchAnswer> {
  const { core, lists } = parts;
  const plan = slotsOf(core.dictionary, document);
  const tokens = plan.flatMap(({ terms }) => terms.flatMap((term) => term.tokens));
  await lists.load(tokens, [], options.signal);
  const slots = weighSlots(plan, core.dictionary, core.documentCount);
  scoreSlots(parts, slots, () => 0);
  const isOwn = languageTest(core.languages, options.language ?? document.language ?? undefined);
  const { touched, touchedCount, scores } = parts.board();
  const scoreOf = (one: number) => (scores[one] ?? 0) * (isOwn(one) ? 1 : otherLanguageFactor);
  const most = slots.reduce((sum, { weight }) => sum + weight, 0);
  const others = touched.subarray(0, touchedCount).filter((one) => one !== options.exclude);
  const bestScore = others.reduce((best, one) => Math.max(best, scoreOf(one)), 0);
  const isOfSubject = plan.slice(0, document.subjects.length).some(({ terms }) => terms.length > 0);
  const wanted = isOfSubject
    ? Math.min(leastShare * most, leastOfNearest * bestScore)
    : leastShare * most;
  const near = others.filter((one) => scoreOf(one) >= wanted);
  return createAnswer({
    keys: Float64Array.from(near, (one) => rankKey(0, scoreOf(one) / bestScore, one)),
    bestScore,
    correction: null,
    explain: (documents) => explainMatches(parts, slots, documents),
  });
}
