import type { Dictionary } from '../index/dictionary.ts';
import { labelTest } from '../index/labelRuns.ts';
import type { SearchDocument } from '../index/names.ts';
import { primaryLanguage } from '../language/primaryLanguage.ts';
import { queryWords } from '../language/words.ts';
import { exactTerms } from '../query/spelling/expandWord.ts';
import { type Clause, createTerm, type Term } from '../query/term.ts';
import { rankKey } from '../ranking/rankKeys.ts';
import { scoreClauses, weighClauses } from '../ranking/scoreClauses.ts';
import { explainMatches } from './explainMatches.ts';
import type { OpenedIndex } from './openedIndex.ts';
import { createAnswer, type SearchAnswer, type SimilarOptions } from './searchAnswer.ts';

/** The minimum score of a similar document, as a share of the best one's. */
const minShareOfNearestScore = 0.35;
/**
 * The minimum score of a document without a shared subject, as a share of the summed weight of all
 * clauses.
 */
const minShareOfOwnWeight = 0.25;
/** A shared subject weighs as much as several words of the title. */
const subjectQuality = 3;
/** Below this number of similar documents, others of the same category follow. */
const minSimilarDocuments = 6;
/** The score factor for documents in another language. */
const otherLanguageFactor = 0.6;
/** The score bonus per shared facet value. */
const likeFactor = 0.15;

function subjectClause(dictionary: Dictionary, asked: string): Clause {
  const tokens = queryWords(asked).map(({ word }) => dictionary.find(word));
  const isKnown = tokens.length > 0 && tokens.every((token) => token >= 0);
  const terms = isKnown ? [createTerm('exact', tokens, subjectQuality)] : [];
  return { asked, position: 0, terms, isOptional: false };
}

/**
 * Returns a clause per subject and one per significant word of the title. Skips low-weight words
 * ('fundamentos', 'how to') and the words of the subjects.
 */
function clausesOf({ core, wording, glossary }: OpenedIndex, document: SearchDocument): Clause[] {
  const { dictionary } = core;
  const { title, subjects } = document;
  const said = new Set(subjects.flatMap((one) => queryWords(one).map(({ word }) => word)));
  const asking = new Set([...wording.facetPhrases.values()].flat().flatMap(({ words }) => words));
  const isAbout = (word: string) =>
    !said.has(word) &&
    !wording.light.has(word) &&
    !wording.domainStopWords.has(word) &&
    !asking.has(word);
  const words = queryWords(title)
    .filter(({ word }) => isAbout(word))
    .map(({ word, position }): Clause => {
      const others: readonly Term[] = glossary.translate([{ word, position }], dictionary)[0] ?? [];
      const terms = [...exactTerms(dictionary, word), ...others];
      return { asked: word, position, terms, isOptional: false };
    });
  return [...subjects.map((subject) => subjectClause(dictionary, subject)), ...words];
}

/**
 * Returns the score factor for documents that share the document's facet values, such as its level.
 */
async function sharedFacetsFactor({ facetFit, like }: SimilarOptions) {
  if (facetFit === undefined || like === undefined) return () => 1;
  const fitOf = await facetFit(like);
  return (document: number) =>
    1 + likeFactor * like.filter((_, index) => fitOf(document, index) === 1).length;
}

/** The documents of the same category. Loads their posting list. */
async function ofCategory(
  { core, lists }: OpenedIndex,
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

/**
 * Finds similar documents, preferring those in the same language; then adds others of its category.
 */
export async function similarDocuments(
  parts: OpenedIndex,
  document: SearchDocument,
  options: SimilarOptions,
): Promise<SearchAnswer> {
  const { core, lists } = parts;
  const plan = clausesOf(parts, document);
  const tokens = plan.flatMap(({ terms }) => terms.flatMap((term) => term.tokens));
  await lists.load(tokens, [], options.signal);
  const category = await ofCategory(parts, document, options.signal);
  const likeFactorOf = await sharedFacetsFactor(options);
  const clauses = weighClauses(plan, core.dictionary, core.documentCount);
  scoreClauses(parts, clauses, { completeness: 'anyClause' });
  const { matches, columns } = parts.accumulator();
  const documentOf = (row: number) => matches.documents[row] ?? 0;
  const language = primaryLanguage(document.language) || options.language;
  const isOwn = labelTest(core.languages, language);
  const factorOf = (one: number) => likeFactorOf(one) * (isOwn(one) ? 1 : otherLanguageFactor);
  const scoreOf = (row: number) => factorOf(documentOf(row)) * (columns.scores[row] ?? 0);
  const subjectBits = 2 ** document.subjects.length - 1;
  const isOfSubject = (row: number) => ((columns.masks[row] ?? 0) & subjectBits) !== 0;
  const others = Array.from({ length: matches.count }, (_, row) => row).filter(
    (row) => documentOf(row) !== options.exclude,
  );
  const bestScore = others.reduce((best, row) => Math.max(best, scoreOf(row)), 0);
  const own = clauses.reduce((sum, { weight }) => sum + weight, 0);
  const near = others.filter((row) =>
    isOfSubject(row)
      ? scoreOf(row) >= minShareOfNearestScore * bestScore
      : scoreOf(row) >= Math.max(minShareOfOwnWeight * own, minShareOfNearestScore * bestScore),
  );
  const keys = near.map((row) =>
    rankKey(isOfSubject(row) ? 0 : 1, scoreOf(row) / bestScore, documentOf(row)),
  );
  if (keys.length < minSimilarDocuments) {
    const known = new Set([...near.map(documentOf), options.exclude]);
    for (const one of category) {
      if (!known.has(one)) keys.push(rankKey(2, factorOf(one) / (1 + likeFactor), one));
    }
  }
  return createAnswer({
    keys: Float64Array.from(keys),
    bestScore,
    correction: null,
    omittedWords: [],
    facetMentions: [],
    explain: (documents) => explainMatches(parts, clauses, documents),
    isUnsaid: () => false,
  });
}
