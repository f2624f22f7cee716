import {
  type CatalogueQuery,
  type Course,
  createStaticCatalogue,
  emptyQuery,
} from '@aulario/course-data';
import { hostCatalogue } from '@aulario/course-data/testing/host';
import { quantile } from '../figures.ts';
import type { BenchQuery } from '../search/benchEngine.ts';
import { miniSearch } from '../search/engines/miniSearch.ts';

/** How long a complete request of the application takes, in milliseconds. */
export interface WorkTimes {
  work: string;
  p50: number;
  p99: number;
}

type Work = (query: CatalogueQuery) => unknown;

/** Times our catalogue and MiniSearch alternately, query by query, in one process. */
export async function timeColumns(
  courses: readonly Course[],
  queries: readonly BenchQuery[],
): Promise<WorkTimes[]> {
  // All files are in memory, so that only computation is timed.
  const { fetch } = await hostCatalogue(courses);
  const catalogue = createStaticCatalogue({ baseUrl: '/catalogue/', fetch });
  const peer = await miniSearch.load(await miniSearch.build(courses));
  const filters = { level: ['beginner'], price: ['free', 'paid'] };
  const works = Object.entries<Work>({
    'MiniSearch: search': ({ text }) => peer.search({ text, language: null }),
    search: (query) => catalogue.search(query),
    'search and counts of all facets': (query) =>
      Promise.all([catalogue.search(query), catalogue.count(query)]),
    'counts under two filters, text found already': (query) =>
      catalogue.count({ ...query, filters }),
    'sort by rating, text found already': (query) => catalogue.search({ ...query, sort: 'rating' }),
    'counts of everything, under two filters': () => catalogue.count({ ...emptyQuery, filters }),
    'everything, sorted by price': () => catalogue.search({ ...emptyQuery, sort: 'price-up' }),
  }).map(([work, run]) => ({ work, run, takenMs: [] as number[] }));
  for (const { text } of queries) {
    const query = { ...emptyQuery, text };
    // One untimed run first, because fetching is measured elsewhere.
    for (const { run } of works) await run(query);
    for (const { work, run, takenMs } of works) {
      // The catalogue caches the last search; another text evicts it.
      if (!work.endsWith('already')) await catalogue.search({ ...query, text: 'python' });
      const begin = performance.now();
      await run(query);
      takenMs.push(performance.now() - begin);
    }
  }
  return works.map(({ work, takenMs }) => ({
    work,
    p50: quantile(takenMs, 0.5),
    p99: quantile(takenMs, 0.99),
  }));
}
