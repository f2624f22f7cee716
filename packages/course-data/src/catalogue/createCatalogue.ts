import { type SearchAnswer, type SearchIndex, SearchIndexError } from '@aulario/search';
import type { CatalogueNews, CourseNews } from '../course/courseChange.ts';
import { memoizeAsync } from './async/asyncCache.ts';
import { countFacets } from './facets/countFacets.ts';
import {
  type Catalogue,
  type CatalogueRequests,
  delegateCatalogue,
  type RequestKind,
} from './port/catalogue.ts';
import type { CataloguePage } from './port/catalogueAnswers.ts';
import { CatalogueError } from './port/catalogueError.ts';
import type { CatalogueSource } from './port/catalogueSource.ts';
import { recommend } from './recommend/recommend.ts';
import { findCourses, findSimilar } from './search/findCourses.ts';
import { nearestMeaning } from './search/nearestMeaning.ts';
import { filtersUnsaid, offeredFilters } from './search/offeredFilters.ts';
import { relax } from './search/relax.ts';
import { showPage } from './search/showPage.ts';
import { createSuggester } from './suggest/createSuggester.ts';

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
