import { type Course, createStaticCatalogue, emptyQuery } from '@aulario/course-data';
import { writeCatalogue } from '@aulario/course-data/feeds';
import type { BenchQuery } from '../benchEngine.ts';
import { miniSearch } from '../engines/miniSearch.ts';
import { quantile } from '../summary.ts';

const baseUrl = '/catalogue/';

/** What is timed, each as the whole question that the app puts. */
export const timedWork = [
  'MiniSearch: search',
  'search',
  'search, sorted by rating',
  'search, two filters',
  'counts of all facets',
  'counts of all facets, everything',
  'everything, sorted by price',
] as const;

export interface WorkTimes {
  work: (typeof timedWork)[number];
  p50: number;
  p99: number;
}

/** The catalogue with every file at hand, so that only work is timed. */
async function openWarm(courses: readonly Course[]) {
  const written = await writeCatalogue(courses);
  const files = new Map(written.map(({ path, bytes }) => [baseUrl + path, bytes]));
  return createStaticCatalogue({
    baseUrl,
    fetch: async (address) => new Response(files.get(String(address))),
  });
}

/** Times ours and MiniSearch's in turn, query by query, in one process. Milliseconds. */
export async function timeColumns(
  courses: readonly Course[],
  queries: readonly BenchQuery[],
): Promise<WorkTimes[]> {
  const catalogue = await openWarm(courses);
  const peer = await miniSearch.load(await miniSearch.build(courses));
  const filters = { level: ['beginner'], price: ['free', 'paid'] };
  const works: Record<WorkTimes['work'], (query: BenchQuery) => unknown> = {
    'MiniSearch: search': (query) => peer.search(query),
    search: ({ text }) => catalogue.search({ ...emptyQuery, text }),
    'search, sorted by rating': ({ text }) =>
      catalogue.search({ ...emptyQuery, text, sort: 'rating' }),
    'search, two filters': ({ text }) => catalogue.search({ ...emptyQuery, text, filters }),
    'counts of all facets': ({ text }) => catalogue.count({ ...emptyQuery, text, filters }),
    'counts of all facets, everything': () => catalogue.count({ ...emptyQuery, filters }),
    'everything, sorted by price': () => catalogue.search({ ...emptyQuery, sort: 'price-up' }),
  };
  const times = new Map(timedWork.map((work): [WorkTimes['work'], number[]] => [work, []]));
  for (const [round, query] of queries.entries()) {
    for (const work of timedWork) {
      // Once without the clock: what a first question fetches is measured elsewhere.
      if (round === 0 || work !== 'MiniSearch: search') await works[work](query);
      const begin = performance.now();
      await works[work](query);
      times.get(work)?.push(performance.now() - begin);
    }
  }
  return timedWork.map((work) => {
    const all = times.get(work) ?? [];
    return { work, p50: quantile(all, 0.5), p99: quantile(all, 0.99) };
  });
}
