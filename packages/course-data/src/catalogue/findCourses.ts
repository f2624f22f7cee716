import type { Correction, Match, SearchAnswer, Understood } from '@aulario/search';
import type { Course } from '../course/course.ts';
import type { CatalogueQuery, ReaderLanguage, UnderstoodFilter } from './catalogue.ts';
import { browseOrder } from './catalogueOrder.ts';
import type { CatalogueSource, CategoryRun, FoundCourse } from './catalogueSource.ts';
import { courseDocument } from './courseDocument.ts';
import { isFacetId } from './facets.ts';
import { createPreferredCount, meantValues } from './preferredCount.ts';
import { cleanText } from './queryString.ts';

/** Courses in an order, by their docIds. */
export interface RankedCourses {
  total: number;
  /** All of them. Those that are equal under another sort are shown in this order. */
  docIds: () => Uint32Array;
  /** Some of those that are accepted, from the given rank on, best first. */
  rank: (start: number, count: number, accepts?: (docId: number) => boolean) => readonly number[];
}

/** The courses that answer a query, before any filter. */
export interface Found extends RankedCourses {
  /** Set when neither a text nor a likeness was asked for: what browsing shows of some runs. */
  browse: ((isShown: (run: CategoryRun) => boolean) => RankedCourses) | null;
  correction: Correction | null;
  /** Words, as typed, that none of these courses was found to hold. */
  leftOut: readonly string[];
  understood: readonly UnderstoodFilter[];
  /** Why these courses were found; nothing when no text was asked for. */
  explain: (docIds: readonly number[]) => readonly Match[];
  /** The course whose like was asked for. */
  similarTo: Course | null;
}

const unexplained = {
  browse: null,
  correction: null,
  leftOut: [],
  understood: [],
  explain: () => [],
  similarTo: null,
};

/** Courses that are in their order already. */
export function inGivenOrder(docIds: Uint32Array): RankedCourses {
  return {
    total: docIds.length,
    docIds: () => docIds,
    rank: (start, count, accepts) =>
      Array.from(
        (accepts === undefined ? docIds : docIds.filter(accepts)).subarray(start, start + count),
      ),
  };
}

/** What browsing shows. The order of everything is only computed when it is needed. */
function browsing(runs: readonly CategoryRun[], query: CatalogueQuery): Found {
  const browse: NonNullable<Found['browse']> = (isShown) =>
    inGivenOrder(browseOrder(runs.filter(isShown), query));
  let all: RankedCourses | null = null;
  const everything = () => {
    all ??= browse(() => true);
    return all;
  };
  return {
    ...unexplained,
    browse,
    total: runs.reduce((size, { from, to }) => size + to - from, 0),
    docIds: () => everything().docIds(),
    rank: (...range) => everything().rank(...range),
  };
}

const rankedBy = (answer: SearchAnswer): RankedCourses => ({
  total: answer.total,
  docIds: () => answer.documents,
  rank: (start, count, accepts) =>
    answer.rank(start, count, accepts).map(({ document }) => document),
});

/** The courses most like one, which is left out when its docId is known. */
export async function findSimilar(
  source: CatalogueSource,
  { course, docId }: Pick<FoundCourse, 'course'> & Partial<FoundCourse>,
  language: ReaderLanguage,
  signal?: AbortSignal | undefined,
): Promise<RankedCourses> {
  const index = await source.searchIndex();
  const preferredCount = async (said: readonly Understood[]) =>
    createPreferredCount(await source.facets(), said);
  const { level } = course;
  const like = level === null ? undefined : [{ words: level, facet: 'level', value: level }];
  const options = { language, exclude: docId, like, preferredCount, signal };
  return rankedBy(await index.similar(courseDocument(course), options));
}

const asFilter = ({ words, facet, value }: Understood): UnderstoodFilter[] =>
  isFacetId(facet) ? [{ words, facet, values: meantValues(facet, value) }] : [];

/** What the text, the likeness or nothing of a query finds, whatever its filters and sort. */
export async function findCourses(
  source: CatalogueSource,
  query: CatalogueQuery,
  signal?: AbortSignal | undefined,
): Promise<Found> {
  const { language, isVerbatim } = query;
  const text = cleanText(query.text);
  if (text !== '') {
    const index = await source.searchIndex();
    const preferredCount = async (said: readonly Understood[]) =>
      createPreferredCount(await source.facets(), said);
    const answer = await index.search(text, { language, isVerbatim, preferredCount, signal });
    const { correction, leftOut } = answer;
    const understood = answer.understood.flatMap(asFilter);
    const explain = (docIds: readonly number[]) => answer.explain(docIds);
    return { ...unexplained, ...rankedBy(answer), correction, leftOut, understood, explain };
  }
  const model = query.similarTo === null ? null : await source.find(query.similarTo);
  if (model !== null) {
    const similar = await findSimilar(source, model, language, signal);
    return { ...unexplained, ...similar, similarTo: model.course };
  }
  return browsing(await source.runs(), query);
}
