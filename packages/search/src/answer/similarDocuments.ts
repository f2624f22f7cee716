import type { Dictionary } from '../index/dictionary.ts';
import { languageTest } from '../index/languageRuns.ts';
import { primaryLanguage, type SearchDocument } from '../index/searchDocument.ts';
import { queryWords } from '../language/words.ts';
import { exactTerms } from '../query/expandWord.ts';
import { createTerm, type Slot, type Term } from '../query/term.ts';
import { rankKey } from '../ranking/rankKeys.ts';
import { scoreSlots } from '../ranking/scoreSlots.ts';
import { weighSlots } from '../ranking/weighSlots.ts';
import { explainMatches } from './explainMatches.ts';
import type { IndexParts } from './indexParts.ts';
import { createAnswer, type SearchAnswer } from './searchAnswer.ts';
import type { SimilarOptions } from './searchOptions.ts';

/** What a document must share of what the nearest one does. */
const leastOfNearest = 0.35;
/** Where no subject is shared: of what the document's own words are worth. */
const leastOfOwn = 0.25;
/** A subject is worth several words of the title. */
const subjectQuality = 3;
/** Where fewer are about the same, others of the category follow. */
const enough = 6;
/** Documents are read in one language more than in two. */
const otherLanguageFactor = 0.6;
/** And at one level. */
const likeFactor = 0.15;

function subjectSlot(dictionary: Dictionary, asked: string): Slot {
  const tokens = queryWords(asked).map(({ word }) => dictionary.find(word));
  const isKnown = tokens.length > 0 && tokens.every((token) => token >= 0);
  const terms = isKnown ? [createTerm('exact', tokens, subjectQuality)] : [];
  return { asked, position: 0, terms, isSoft: false };
}

/**
 * A slot per subject, and one per word of the title that says what it is about:
 * neither those that only ask ('fundamentos', 'how to') nor those of the subject itself.
 */
function slotsOf({ core, wording, glossary }: IndexParts, document: SearchDocument): Slot[] {
  const { dictionary } = core;
  const { title, subjects } = document;
  const said = new Set(subjects.flatMap((one) => queryWords(one).map(({ word }) => word)));
  const asking = new Set([...wording.facetPhrases.values()].flat().flatMap(({ words }) => words));
  const isAbout = (word: string) =>
    !said.has(word) && !wording.light.has(word) && !wording.fillers.has(word) && !asking.has(word);
  const words = queryWords(title)
    .filter(({ word }) => isAbout(word))
    .map(({ word, position }): Slot => {
      const others: readonly Term[] = glossary.translate([{ word, position }], dictionary)[0] ?? [];
      const terms = [...exactTerms(dictionary, word), ...others];
      return { asked: word, position, terms, isSoft: false };
    });
  return [...subjects.map((subject) => subjectSlot(dictionary, subject)), ...words];
}

/** What documents earn more that have the values that the document has, 'level: beginner'. */
async function sameLevelFactor({ preferredCount, like }: SimilarOptions) {
  if (preferredCount === undefined || like === undefined) return () => 1;
  const count = await preferredCount(like);
  return (document: number) => 1 + likeFactor * count(document);
}

/** The documents of the same category; their list is loaded. */
async function ofCategory(
  { core, lists }: IndexParts,
  { categories }: SearchDocument,
  signal?: AbortSignal,
) {
  const name = core.names.findIndex(
    ({ field, texts }) => field === 'category' && texts[0] === categories[0],
  );
  if (name < 0) return [];
  await lists.load([], [name], signal);
  const { documents, count } = lists.ofName(name);
  return documents.subarray(0, count);
}

/** Documents about the same as one, its own language first; then others of its category. */
export async function similarDocuments(
  parts: IndexParts,
  document: SearchDocument,
  options: SimilarOptions,
): Promise<SearchAnswer> {
  const { core, lists } = parts;
  const plan = slotsOf(parts, document);
  const tokens = plan.flatMap(({ terms }) => terms.flatMap((term) => term.tokens));
  await lists.load(tokens, [], options.signal);
  const category = await ofCategory(parts, document, options.signal);
  const likeFactorOf = await sameLevelFactor(options);
  const slots = weighSlots(plan, core.dictionary, core.documentCount);
  scoreSlots(parts, slots, { isPartial: true });
  const { touched, touchedCount, scores, masks } = parts.board();
  const language = primaryLanguage(document.language) || options.language;
  const isOwn = languageTest(core.languages, language);
  const factorOf = (one: number) => likeFactorOf(one) * (isOwn(one) ? 1 : otherLanguageFactor);
  const scoreOf = (one: number) => factorOf(one) * (scores[one] ?? 0);
  const subjectBits = 2 ** document.subjects.length - 1;
  const isOfSubject = (one: number) => ((masks[one] ?? 0) & subjectBits) !== 0;
  const others = touched.subarray(0, touchedCount).filter((one) => one !== options.exclude);
  const bestScore = others.reduce((best, one) => Math.max(best, scoreOf(one)), 0);
  const own = slots.reduce((sum, { weight }) => sum + weight, 0);
  const near = others.filter((one) =>
    isOfSubject(one)
      ? scoreOf(one) >= leastOfNearest * bestScore
      : scoreOf(one) >= Math.max(leastOfOwn * own, leastOfNearest * bestScore),
  );
  const keys = Array.from(near, (one) =>
    rankKey(isOfSubject(one) ? 0 : 1, scoreOf(one) / bestScore, one),
  );
  if (keys.length < enough) {
    const known = new Set([...near, options.exclude]);
    for (const one of category) {
      if (!known.has(one)) keys.push(rankKey(2, factorOf(one) / (1 + likeFactor), one));
    }
  }
  return createAnswer({
    keys: Float64Array.from(keys),
    bestScore,
    correction: null,
    leftOut: [],
    understood: [],
    explain: (documents) => explainMatches(parts, slots, documents),
  });
}
