import type { CatalogueQuery } from './catalogue.ts';
import { browsePlaces } from './catalogueOrder.ts';
import type { CatalogueSource } from './catalogueSource.ts';
import { filterPlaces } from './countFacets.ts';
import { type Filters, unknownValue } from './facets.ts';
import type { Correction, Match } from './match.ts';
import { cleanText } from './queryString.ts';
import { sortPlaces } from './sortPlaces.ts';

/** The courses that answer a query, best first, before any filter. */
export interface FoundPlaces {
  places: Uint32Array;
  correction: Correction | null;
  /** Null when no text was asked for. */
  matchOf: ((place: number) => Promise<Match>) | null;
  /** The place of the course whose like was asked for. */
  similarTo: number | null;
}

const browsed = { correction: null, matchOf: null, similarTo: null };

/** What the text, the likeness or nothing of a query finds, whatever its filters and sort. */
export async function findPlaces(
  source: CatalogueSource,
  query: CatalogueQuery,
  signal?: AbortSignal | undefined,
): Promise<FoundPlaces> {
  const text = cleanText(query.text);
  if (text !== '') {
    const index = await source.text();
    return { ...(await index.search({ ...query, text }, signal)), similarTo: null };
  }
  const similarTo = query.similarTo === null ? null : await source.placeOf(query.similarTo);
  if (similarTo !== null) {
    const index = await source.text();
    return { ...browsed, places: await index.similar(similarTo), similarTo };
  }
  return {
    ...browsed,
    places: browsePlaces((await source.summary()).runs, query.preferredCategory),
  };
}

const isOnlyCategory = (filters: Filters) =>
  Object.keys(filters).every((key) => key === 'category');

/** Filters and sorts what was found. Browsing categories needs no columns: their runs are known. */
export async function arrangePlaces(
  source: CatalogueSource,
  { filters, sort, preferredCategory }: CatalogueQuery,
  { places, matchOf, similarTo }: FoundPlaces,
): Promise<Uint32Array> {
  const isBrowsing = matchOf === null && similarTo === null;
  if (sort === 'relevance' && isOnlyCategory(filters)) {
    const { category: asked } = filters;
    if (asked === undefined) return places;
    if (isBrowsing) {
      const { runs } = await source.summary();
      const inside = runs.filter(({ category }) => asked.includes(category ?? unknownValue));
      return browsePlaces(inside, preferredCategory);
    }
  }
  const columns = await source.columns();
  return sortPlaces(columns, sort, filterPlaces(columns, filters, places));
}
