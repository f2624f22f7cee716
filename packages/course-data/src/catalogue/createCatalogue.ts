import type { AskOptions, Catalogue, CataloguePage, CatalogueQuery } from './catalogue.ts';
import type { CatalogueSource } from './catalogueSource.ts';
import { countFacets } from './countFacets.ts';
import { findPlaces } from './findPlaces.ts';
import { recommend } from './recommend.ts';
import { relax } from './relax.ts';
import { showPage } from './showPage.ts';
import { unlessAborted } from './unlessAborted.ts';

async function search(
  source: CatalogueSource,
  query: CatalogueQuery,
  signal: AbortSignal | undefined,
): Promise<CataloguePage> {
  const found = await findPlaces(source, query, signal);
  const { shown, ...paging } = await showPage(source, query, found);
  signal?.throwIfAborted();
  const courses = await source.courses(shown);
  const matches = found.explain(shown);
  const results = courses.flatMap((course, index) =>
    course === null ? [] : [{ course, match: matches[index] ?? null }],
  );
  return { results, ...paging, correction: found.correction, similarTo: found.similarTo };
}

/** Answers every question of the port from the parts of a catalogue. */
export function createCatalogue(source: CatalogueSource): Catalogue {
  const asking = <T>({ signal }: AskOptions = {}, answer: () => Promise<T>) =>
    unlessAborted(signal, answer);
  return {
    search: (query, options) => asking(options, () => search(source, query, options?.signal)),
    count: (query, options) =>
      asking(options, async () => {
        const [facets, { places }] = await Promise.all([
          source.facets(),
          findPlaces(source, query, options?.signal),
        ]);
        return countFacets(facets, query.filters, places());
      }),
    suggest: (text, language, options) =>
      asking(options, async () => (await source.text()).suggest(text, language, options?.signal)),
    relax: (query, options) => asking(options, () => relax(source, query, options?.signal)),
    overview: (options) => asking(options, source.overview),
    recommend: (asked, options) => asking(options, () => recommend(source, asked)),
  };
}
