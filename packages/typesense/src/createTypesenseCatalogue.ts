import {
  type Catalogue,
  type CatalogueAbout,
  type CatalogueQuery,
  type CategoryId,
  type CategoryOverview,
  type Course,
  type CoursePage,
  categories,
  emptyQuery,
  type FacetCounts,
  type FacetId,
  facetIds,
  facetValues,
  noDetails,
  noNews,
  platformOf,
  type RequestOptions,
  type SimilarQuery,
  sortOrders,
  unknownValue,
  withoutFacet,
} from '@aulario/course-data';
import { cleanText, coursePageOf } from '@aulario/course-data/engine';
import { SearchClient } from 'typesense';
import { countedSubjects, countedValues } from './answers/countedValues.ts';
import { readCourses } from './answers/readPage.ts';
import { findPage, readWanted } from './findPage.ts';
import { courseWithId, likeCourse } from './likeCourse.ts';
import { readQuery } from './readQuery.ts';
import { recommendCourses } from './recommendCourses.ts';
import { relaxCourses } from './relaxCourses.ts';
import { type RequestSearches, requestTypesense, type SearchResult } from './requestTypesense.ts';
import { searchParameters } from './searchParameters.ts';
import { suggestTexts } from './suggestTexts.ts';

const maxValues = Math.max(...facetIds.map((facet) => facetValues[facet].length));

function countsIn(result: SearchResult, facet: FacetId): Record<string, number> {
  const counts = new Map(countedValues(result, facet).map(({ value, count }) => [value, count]));
  return Object.fromEntries(facetValues[facet].map((value) => [value, counts.get(value) ?? 0]));
}

/**
 * Counts the courses of a query by facet. The facets without a filter are counted together; each one
 * with a filter needs a search of its own, which leaves that filter out.
 */
async function countCourses(ask: RequestSearches, query: CatalogueQuery): Promise<FacetCounts> {
  const { searchFor } = await readWanted(ask, query);
  const filtered = facetIds.filter((facet) => query.filters[facet] !== undefined);
  const groups = [
    { facets: facetIds.filter((facet) => !filtered.includes(facet)), filters: query.filters },
    ...filtered.map((facet) => ({ facets: [facet], filters: withoutFacet(query.filters, facet) })),
  ];
  const results = await ask(
    groups.map(({ facets, filters }) =>
      searchFor({ ...query, filters }, { facet_by: facets.join(','), max_facet_values: maxValues }),
    ),
  );
  return Object.fromEntries(
    groups.flatMap(({ facets }, index) => {
      const result = results[index];
      return result === undefined ? [] : facets.map((facet) => [facet, countsIn(result, facet)]);
    }),
  ) as FacetCounts;
}

const maxSubjects = 100;

/** Categories with their subjects, each from a search of its own. */
async function overviewCourses(
  ask: RequestSearches,
  categories: readonly CategoryId[],
): Promise<readonly CategoryOverview[]> {
  const results = await ask(
    categories.map((category) =>
      searchParameters(
        { ...emptyQuery, filters: { category: [category] } },
        { facet_by: 'subjects', max_facet_values: maxSubjects },
      ),
    ),
  );
  return categories.flatMap((category, index) => {
    const result = results[index];
    return result === undefined
      ? []
      : [{ category, total: result.found, subjects: countedSubjects(result) }];
  });
}

async function courseBy(ask: RequestSearches, id: string): Promise<Course | null> {
  const [result] = await ask([courseWithId(emptyQuery, id)]);
  return readCourses(result)[0] ?? null;
}

/** The course with an id. The server stores no details. */
async function findCourse(ask: RequestSearches, id: string): Promise<CoursePage | null> {
  const course = await courseBy(ask, id);
  return course === null ? null : coursePageOf(course, noDetails(id));
}

/** The courses most similar to one; none without a course with the id. */
async function similarCourses(
  ask: RequestSearches,
  { courseId, language, limit }: SimilarQuery,
): Promise<readonly Course[]> {
  const model = await courseBy(ask, courseId);
  if (model === null) return [];
  const [result] = await ask([likeCourse({ ...emptyQuery, language }, model, { per_page: limit })]);
  return readCourses(result);
}

/** What the server's courses are made of. When they were recorded it does not know. */
async function aboutCourses(ask: RequestSearches): Promise<CatalogueAbout> {
  const counts = await countCourses(ask, emptyQuery);
  const platforms = Object.entries(counts.platform).filter(([, total]) => total > 0);
  return {
    platforms: platforms.map(([id, total]) => ({ id, name: platformOf(id).name, total })),
    recorded: null,
    builtOn: null,
    facets: facetIds.filter((facet) =>
      Object.entries(counts[facet]).some(([value, total]) => value !== unknownValue && total > 0),
    ),
    sorts: [...sortOrders],
  };
}

/** Where the courses are. */
export interface TypesenseOptions {
  /** The server's address, 'https://search.example.org'. */
  url: string;
  /** A key that allows searching and nothing else: it travels to every browser. */
  searchKey: string;
}

/**
 * A catalogue on a Typesense server, for more courses than a browser should search itself. Each
 * question is one request, two where it builds on an answer.
 */
export function createTypesenseCatalogue({ url, searchKey }: TypesenseOptions): Catalogue {
  const client = new SearchClient({
    nodes: [{ url }],
    apiKey: searchKey,
    connectionTimeoutSeconds: 8,
    numRetries: 1,
    retryIntervalSeconds: 0.2,
    logLevel: 'silent',
  });
  const asking = (options?: RequestOptions) => requestTypesense(client, options);
  return {
    search: (query, options) => findPage(asking(options), readQuery(query)),
    count: (query, options) => countCourses(asking(options), readQuery(query)),
    suggest: ({ text, language }, options) =>
      suggestTexts(asking(options), cleanText(text), language),
    relax: (query, options) => relaxCourses(asking(options), readQuery(query)),
    overview: ({ category }, options) =>
      overviewCourses(asking(options), category === null ? categories : [category]),
    recommend: (query, options) => recommendCourses(asking(options), query),
    course: (id, options) => findCourse(asking(options), id),
    similar: (query, options) => similarCourses(asking(options), query),
    about: (_, options) => aboutCourses(asking(options)),
    // Changes between builds are only in the static catalogue.
    changes: async () => [],
    news: async () => noNews,
  };
}
