import {
  type Correction,
  type FacetFit,
  type FacetTerm,
  type Match,
  type SearchAnswer,
  unknownFit,
} from '@aulario/search';
import { isCategoryId } from '../../course/categories.ts';
import type { Course } from '../../course/course.ts';
import { amountOfKey, valuesByCode } from '../facets/columns.ts';
import { type FacetId, isFacetId, unknownValue } from '../facets/facets.ts';
import { courseDocument } from '../indexing/courseDocument.ts';
import { namesEveryCourse } from '../indexing/courseWording.ts';
import { type BrowseReader, browseOrder } from '../order/catalogueOrder.ts';
import type { MentionedFilter } from '../port/catalogueAnswers.ts';
import type { CatalogueQuery, ReaderLanguage } from '../port/catalogueQuery.ts';
import type { CatalogueSource, CategoryRun, FoundCourse } from '../port/catalogueSource.ts';
import { cleanText } from '../query/queryString.ts';
import {
  expandFacetValue,
  filtersOfMentions,
  meantTerms,
  valuesBeyond,
  weeksLimit,
} from './mentionedFilters.ts';

/** Of a course in a range that the limit divides: 2 to 10 hours for 'less than 3 hours'. */
const probableFit = 0.75;

/** Of a course whose value is unknown. No title states a price: 'Free Web Sources'. */
const fitOfUnknown = (facet: FacetId) => (facet === 'price' ? 0.4 : unknownFit);

/** Of a course with another value. One in another language cannot be followed, whatever else fits. */
const fitOfOther = (facet: FacetId) => (facet === 'language' ? -0.25 : 0);

/** Returns how well a course fits each value, by docId. Of a limit in weeks, stated weeks decide. */
async function facetFit(source: CatalogueSource, terms: readonly FacetTerm[]): Promise<FacetFit> {
  const columns = await source.facets();
  const limits = terms.map(weeksLimit);
  const weeks = limits.some((limit) => limit !== null) ? await source.sortColumn('weeks') : null;
  const tests = meantTerms(terms).map(({ facet, value }) => {
    if (!isFacetId(facet)) return null;
    const codes = (some: readonly string[]) =>
      new Set(
        valuesByCode(facet).flatMap((values, code) =>
          values.some((value) => some.includes(value)) ? [code] : [],
        ),
      );
    return {
      column: columns[facet],
      meant: codes(expandFacetValue(facet, value)),
      beyond: codes(valuesBeyond(facet, value)),
      unknown: codes([unknownValue]),
      unknownFit: fitOfUnknown(facet),
      otherFit: fitOfOther(facet),
    };
  });
  return (docId, index) => {
    const [limit = null, stated = 0] = [limits[index], weeks?.[docId]];
    if (limit !== null && stated > 0) return amountOfKey(stated) <= limit ? 1 : 0;
    const { column, meant, beyond, unknown, unknownFit = 0, otherFit = 0 } = tests[index] ?? {};
    const code = column?.[docId] ?? -1;
    if (meant?.has(code) === true) return beyond?.has(code) === true ? probableFit : 1;
    return unknown?.has(code) === true ? unknownFit : otherFit;
  };
}

/** Courses in an order, by their docIds. */
export interface RankedCourses {
  total: number;
  /** All docIds in the order that breaks ties of other sort orders. */
  docIds: () => Uint32Array;
  /** Returns `count` accepted docIds from rank `start`, best first. */
  rank: (start: number, count: number, accepts?: (docId: number) => boolean) => readonly number[];
}

/** The courses that match a query, before filters. */
export interface Found extends RankedCourses {
  /** Set only for browsing: returns the courses of some runs in browsing order. */
  browse: ((isShown: (run: CategoryRun) => boolean) => RankedCourses) | null;
  correction: Correction | null;
  /** Typed words that were ignored because none of these courses contains them. */
  omittedWords: readonly string[];
  mentionedFilters: readonly MentionedFilter[];
  /** Explains the matches; returns nothing without a text. */
  explain: (docIds: readonly number[]) => readonly Match[];
  /** Whether no course at all says these words of the text. */
  isUnsaid: (asked: string) => boolean;
  /** The course that the results are similar to. */
  similarTo: Course | null;
}

const unexplained = {
  browse: null,
  correction: null,
  omittedWords: [],
  mentionedFilters: [],
  explain: () => [],
  isUnsaid: () => false,
  similarTo: null,
};

/** Ranks courses that are in order already. */
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

/** The only category asked for comes first: other courses may have it as their second. */
function readerOf({ filters, preferredCategory, language }: CatalogueQuery): BrowseReader {
  const [asked, another] = filters.category ?? [];
  const isOne = asked !== undefined && another === undefined && isCategoryId(asked);
  return { preferredCategory: isOne ? asked : preferredCategory, language };
}

/** Browsing. Computes the full order only on demand. */
function browsing(runs: readonly CategoryRun[], query: CatalogueQuery): Found {
  const browse: NonNullable<Found['browse']> = (isShown) =>
    inGivenOrder(browseOrder(runs.filter(isShown), readerOf(query)));
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

const fitIn = (source: CatalogueSource) => (terms: readonly FacetTerm[]) => facetFit(source, terms);

/** Finds the courses most similar to one, which is excluded if its docId is given. */
export async function findSimilar(
  source: CatalogueSource,
  { course, docId }: Pick<FoundCourse, 'course'> & Partial<FoundCourse>,
  language: ReaderLanguage,
  signal?: AbortSignal | undefined,
): Promise<RankedCourses> {
  const index = await source.searchIndex();
  const { level } = course;
  const like = level === null ? undefined : [{ facet: 'level', value: level }];
  const options = { language, exclude: docId, like, facetFit: fitIn(source), signal };
  return rankedBy(await index.similar(courseDocument(course), options));
}

/** The courses of a subject, in browsing order. */
async function findSubject(
  source: CatalogueSource,
  subject: string,
  query: CatalogueQuery,
  signal: AbortSignal | undefined,
): Promise<Found> {
  const index = await source.searchIndex();
  const members = new Set(await index.ofSubject(subject, signal));
  const order = browseOrder(await source.runs(), readerOf(query));
  return { ...unexplained, ...inGivenOrder(order.filter((docId) => members.has(docId))) };
}

/** Finds the courses for the text, the similar course, the subject or browsing; ignores filters and sort. */
export async function findCourses(
  source: CatalogueSource,
  query: CatalogueQuery,
  signal?: AbortSignal | undefined,
): Promise<Found> {
  const { language, isVerbatim } = query;
  const text = cleanText(query.text);
  if (text !== '' && (isVerbatim || !namesEveryCourse(text))) {
    const index = await source.searchIndex();
    const answer = await index.search(text, {
      language,
      isVerbatim,
      facetFit: fitIn(source),
      signal,
    });
    const { correction, omittedWords } = answer;
    const mentionedFilters = filtersOfMentions(answer.facetMentions);
    const explain = (docIds: readonly number[]) => answer.explain(docIds);
    return {
      ...unexplained,
      ...rankedBy(answer),
      correction,
      omittedWords,
      mentionedFilters,
      explain,
      isUnsaid: (asked) => answer.isUnsaid(asked),
    };
  }
  const model = query.similarTo === null ? null : await source.find(query.similarTo);
  if (model !== null) {
    const similar = await findSimilar(source, model, language, signal);
    return { ...unexplained, ...similar, similarTo: model.course };
  }
  if (query.subject !== null) return findSubject(source, query.subject, query, signal);
  return browsing(await source.runs(), query);
}
