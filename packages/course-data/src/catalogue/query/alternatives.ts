import type { Catalogue, RequestOptions } from '../port/catalogue.ts';
import type { Relaxations } from '../port/catalogueAnswers.ts';
import type { CatalogueQuery } from '../port/catalogueQuery.ts';

/** Alternatives to a search without results. */
export interface Alternatives extends Relaxations {
  /** The number of courses without any filter; 0 with a single filter. */
  unfiltered: number;
  /** The number of courses that pass the filters without the text; 0 with only one of both. */
  textless: number;
}

/** Finds the alternatives to a search without results, and counts their courses. */
export async function alternativesTo(
  query: CatalogueQuery,
  catalogue: Pick<Catalogue, 'relax' | 'search'>,
  options?: RequestOptions,
): Promise<Alternatives> {
  const filterCount = Object.keys(query.filters).length;
  const count = async (isAsked: boolean, change: Partial<CatalogueQuery>) =>
    isAsked ? (await catalogue.search({ ...query, ...change, page: 1 }, options)).total : 0;
  const [relaxations, unfiltered, textless] = await Promise.all([
    catalogue.relax(query, options),
    count(filterCount > 1, { filters: {} }),
    count(filterCount > 0 && query.text !== '', { text: '' }),
  ]);
  return { ...relaxations, unfiltered, textless };
}
