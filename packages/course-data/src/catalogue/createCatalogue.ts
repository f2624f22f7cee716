import {
  type AskOptions,
  type Catalogue,
  type CataloguePage,
  type CatalogueQuery,
  pageSize,
} from './catalogue.ts';
import type { CatalogueSource } from './catalogueSource.ts';
import { countFacets } from './countFacets.ts';
import { arrangePlaces, findPlaces } from './findPlaces.ts';
import { recommend } from './recommend.ts';
import { relax } from './relax.ts';
import { unlessAborted } from './unlessAborted.ts';

function pageOf(total: number, asked: number) {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(Math.max(1, Math.trunc(asked) || 1), pageCount);
  return { total, page, pageCount };
}

async function search(
  source: CatalogueSource,
  query: CatalogueQuery,
  signal: AbortSignal | undefined,
): Promise<CataloguePage> {
  const found = await findPlaces(source, query, signal);
  const places = await arrangePlaces(source, query, found);
  signal?.throwIfAborted();
  const paging = pageOf(places.length, query.page);
  const shown = places.subarray((paging.page - 1) * pageSize, paging.page * pageSize);
  const like = found.similarTo === null ? [] : [found.similarTo];
  const [courses, [similarTo = null], matches] = await Promise.all([
    source.courses(shown),
    source.courses(like),
    Promise.all(Array.from(shown, (place) => found.matchOf?.(place) ?? null)),
  ]);
  return {
    results: courses.map((course, index) => ({ course, match: matches[index] ?? null })),
    ...paging,
    correction: found.correction,
    similarTo,
  };
}

/** Answers every question of the port from the parts of a catalogue. */
export function createCatalogue(source: CatalogueSource): Catalogue {
  const asking = <T>({ signal }: AskOptions = {}, answer: () => Promise<T>) =>
    unlessAborted(signal, answer);
  return {
    search: (query, options) => asking(options, () => search(source, query, options?.signal)),
    count: (query, options) =>
      asking(options, async () => {
        const [columns, { places }] = await Promise.all([
          source.columns(),
          findPlaces(source, query, options?.signal),
        ]);
        return countFacets(columns, query.filters, places);
      }),
    suggest: (text, language, options) =>
      asking(options, async () => (await source.text()).suggest(text, language)),
    relax: (query, options) => asking(options, () => relax(source, query, options?.signal)),
    overview: (options) => asking(options, async () => (await source.summary()).overview),
    recommend: (asked, options) => asking(options, () => recommend(source, asked)),
  };
}
