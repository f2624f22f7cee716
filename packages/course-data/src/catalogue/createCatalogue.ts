import { type SearchAnswer, type SearchIndex, SearchIndexError } from '@aulario/search';
import type { CatalogueNews, CourseNews } from '../course/courseChange.ts';
import { memoizeAsync } from './async/asyncCache.ts';
import { countFacets, filterDocuments, filterOf } from './facets/countFacets.ts';
import { hasFilters, unknownValue } from './facets/facets.ts';
import { isThirdLanguage } from './order/catalogueOrder.ts';
import { columnOfSort, sortDocuments } from './order/sortDocuments.ts';
import {
  type Catalogue,
  type CatalogueRequests,
  delegateCatalogue,
  type RequestKind,
} from './port/catalogue.ts';
import type { CataloguePage } from './port/catalogueAnswers.ts';
import { CatalogueError } from './port/catalogueError.ts';
import { type CatalogueQuery, pageSize } from './port/catalogueQuery.ts';
import type { CatalogueSource, CategoryRun } from './port/catalogueSource.ts';
import { recommend } from './recommend/recommend.ts';
import {
  type Found,
  findCourses,
  findSimilar,
  inGivenOrder,
  type RankedCourses,
} from './search/findCourses.ts';
import { nearestMeaning } from './search/nearestMeaning.ts';
import { filtersUnsaid, offeredFilters } from './search/offeredFilters.ts';
import { relax } from './search/relax.ts';
import { createSuggester } from './suggest/createSuggester.ts';

/** One page of results, as docIds. */
interface ResultPage {
  shown: readonly number[];
  total: number;
  page: number;
  pageCount: number;
}

function pageOf(total: number, asked: number, rank: RankedCourses['rank']): ResultPage {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(Math.max(1, Math.trunc(asked) || 1), pageCount);
  return { shown: rank((page - 1) * pageSize, pageSize), total, page, pageCount };
}

/**
 * A page of browsing from the runs alone, which have the courses' first categories. Null where a page needs
 * columns: of other filters, or beyond the courses that come before those of a second category.
 */
async function pageOfRuns(
  source: CatalogueSource,
  { filters, page }: CatalogueQuery,
  { browse }: Found,
): Promise<ResultPage | null> {
  const { category: asked, ...others } = filters;
  if (browse === null || hasFilters(others)) return null;
  if (asked === undefined) {
    const all = browse(() => true);
    return pageOf(all.total, page, all.rank);
  }
  const [one, another] = asked;
  if (another !== undefined) return null;
  const isFirst = ({ category }: CategoryRun) => (category ?? unknownValue) === one;
  const first = browse(isFirst);
  const overview = (await source.overview()).find(({ category }) => category === one);
  const result = pageOf(overview?.total ?? first.total, page, first.rank);
  if (result.total === first.total) return result;
  const ahead = browse((run) => isFirst(run) && !isThirdLanguage(run)).total;
  return result.page * pageSize <= ahead ? result : null;
}

/** Returns the page of a query from the found courses, filtered and sorted. */
async function showPage(
  source: CatalogueSource,
  query: CatalogueQuery,
  found: Found,
): Promise<ResultPage> {
  const { filters, sort } = query;
  const { total, docIds, rank } = found;
  const browsed = sort === 'relevance' ? await pageOfRuns(source, query, found) : null;
  if (browsed !== null) return browsed;
  const isFiltered = hasFilters(filters);
  const key = columnOfSort(sort);
  if (!isFiltered && key === null) return pageOf(total, query.page, rank);
  const [facets, column] = await Promise.all([
    isFiltered ? source.facets() : null,
    key === null ? null : source.sortColumn(key),
  ]);
  const left = facets === null ? docIds() : filterDocuments(facets, filters, docIds());
  if (column !== null && sort !== 'relevance') {
    return pageOf(left.length, query.page, inGivenOrder(sortDocuments(column, sort, left)).rank);
  }
  const accepts = facets === null ? undefined : filterOf(facets, filters);
  return pageOf(left.length, query.page, (start, count) => rank(start, count, accepts));
}

/**
 * Caches the latest search: a page of results, its counts and the following pages share one text.
 * When the request that started the search is aborted, waiting requests start their own search.
 */
export function rememberLastSearch(index: SearchIndex): SearchIndex {
  let last: { key: string; answer: Promise<SearchAnswer> } | null = null;
  return {
    ...index,
    async search(text, options = {}) {
      const { signal, ...rest } = options;
      const key = JSON.stringify([text, rest]);
      if (last?.key === key) {
        // The earlier request reports the failure; this one asks again.
        const answer = await last.answer.catch(() => null);
        signal?.throwIfAborted();
        if (answer !== null) return answer;
      }
      const answer = index.search(text, options);
      last = { key, answer };
      return answer;
    },
  };
}

/** At most so many of each kind, of courses with a subject. */
function pickNews(
  { since, courses, gone }: CatalogueNews,
  subject: string | null,
  limit: number,
): CatalogueNews {
  const counts = new Map<CourseNews['kind'], number>();
  const picked = courses.filter(({ kind, course }) => {
    if (subject !== null && !course.subjects.includes(subject)) return false;
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return count < limit;
  });
  // Nothing is remembered of the subjects of what is gone.
  return { since, courses: picked, gone: subject === null ? gone.slice(0, limit) : [] };
}

type Answers = {
  [Kind in RequestKind]: (
    request: CatalogueRequests[Kind]['request'],
    signal: AbortSignal | undefined,
  ) => Promise<CatalogueRequests[Kind]['answer']>;
};

function answersFrom(source: CatalogueSource): Answers {
  const suggester = memoizeAsync(async () =>
    createSuggester(await source.searchIndex(), source.courses),
  );

  const search: Answers['search'] = async (query, signal): Promise<CataloguePage> => {
    const found = await findCourses(source, query, signal);
    const { shown, ...paging } = await showPage(source, query, found);
    signal?.throwIfAborted();
    const courses = await source.courses(shown);
    const matches = found.explain(shown);
    const results = courses.flatMap((course, index) =>
      course === null ? [] : [{ course, match: matches[index] ?? null }],
    );
    const damaged = courses.length - results.length;
    const { correction, omittedWords, similarTo } = found;
    const meaning = nearestMeaning(
      correction?.to ?? query.text,
      results,
      query.language,
      found.isUnsaid,
    );
    const { mentionedFilters, unmetFilters: unmet } = await offeredFilters(source, query, found);
    const unmetFilters = filtersUnsaid(unmet, results);
    const said = { correction, omittedWords, meaning, mentionedFilters, unmetFilters, similarTo };
    return { results, damaged, ...paging, ...said };
  };

  return {
    search,
    count: async (query, signal) => {
      const [facets, { docIds }] = await Promise.all([
        source.facets(),
        findCourses(source, query, signal),
      ]);
      return countFacets(facets, query.filters, docIds());
    },
    suggest: async (query, signal) => (await suggester())(query, signal),
    relax: (query, signal) => relax(source, query, signal),
    overview: async ({ category }) =>
      (await source.overview()).filter((each) => category === null || each.category === category),
    recommend: (query) => recommend(source, query),
    course: (id) => source.coursePage(id),
    about: () => source.about(),
    changes: async (ids) =>
      (await source.changes(ids)).toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    news: async ({ category, subject, limit }) =>
      pickNews(await source.news(category), subject, limit),
    similar: async ({ courseId, language, limit }, signal) => {
      const model = await source.find(courseId);
      if (model === null) return [];
      const { rank } = await findSimilar(source, model, language, signal);
      const courses = await source.courses(rank(0, limit));
      return courses.filter((course) => course !== null);
    },
  };
}

/** Implements the port on top of the parts of a catalogue. */
export function createCatalogue(given: CatalogueSource): Catalogue {
  const searchIndex = memoizeAsync(async () => rememberLastSearch(await given.searchIndex()));
  const answers = answersFrom({ ...given, searchIndex });
  return delegateCatalogue(async (kind, request, { signal }) => {
    try {
      return await answers[kind](request, signal);
    } catch (error) {
      throw error instanceof SearchIndexError ? new CatalogueError('damaged', error) : error;
    }
  });
}
