import type { Catalogue, RequestOptions } from '@aulario/course-data';
import { categories, noNews } from '@aulario/course-data';
import { cleanText } from '@aulario/course-data/engine';
import { SearchClient } from 'typesense';
import { aboutCourses } from './aboutCourses.ts';
import { countCourses } from './countCourses.ts';
import { findCourse, similarCourses } from './findCourse.ts';
import { findPage } from './findPage.ts';
import { overviewCourses } from './overviewCourses.ts';
import { readQuery } from './readQuery.ts';
import { recommendCourses } from './recommendCourses.ts';
import { relaxCourses } from './relaxCourses.ts';
import { requestTypesense } from './requestTypesense.ts';
import { suggestTexts } from './suggestTexts.ts';

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
