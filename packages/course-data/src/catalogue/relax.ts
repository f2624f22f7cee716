import type { CatalogueQuery, Relaxation, Relaxations, SubjectCount } from './catalogue.ts';
import type { CatalogueSource, CatalogueSummary } from './catalogueSource.ts';
import { filterPlaces } from './countFacets.ts';
import { type FacetId, type Filters, facetIds } from './facets.ts';
import { findPlaces } from './findPlaces.ts';
import { nearNames } from './nearNames.ts';
import { sortPlaces } from './sortPlaces.ts';
import { subjectNames } from './subjectNames.ts';

/** How many near subjects are offered. */
export const mostSubjects = 6;

/** How many popular courses are offered. */
export const mostPopular = 4;

/** The filters of all other facets. */
export const withoutFacet = (filters: Filters, facet: FacetId): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([id]) => id !== facet));

async function relaxFilters(
  source: CatalogueSource,
  filters: Filters,
  places: Uint32Array,
): Promise<Relaxation[]> {
  const asked = facetIds.filter((facet) => filters[facet] !== undefined);
  if (asked.length === 0 || places.length === 0) return [];
  const columns = await source.columns();
  return asked
    .map((facet) => ({
      facet,
      total: filterPlaces(columns, withoutFacet(filters, facet), places).length,
    }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total);
}

/** Every subject once, most courses first. */
function subjectsOf({ overview }: CatalogueSummary): SubjectCount[] {
  const totals = new Map<string, number>();
  for (const { subject, total } of overview.flatMap(({ subjects }) => subjects)) {
    totals.set(subject, (totals.get(subject) ?? 0) + total);
  }
  return Array.from(totals, ([subject, total]) => ({ subject, total })).toSorted(
    (a, b) => b.total - a.total,
  );
}

/** The best rated of the places; where no rating is known, the first. */
async function popularOf(source: CatalogueSource, places: Uint32Array) {
  const rated = sortPlaces(await source.columns(), 'rating', places);
  return source.courses(rated.subarray(0, mostPopular));
}

/** Ways on from a query that found nothing, or too little. */
export async function relax(
  source: CatalogueSource,
  query: CatalogueQuery,
  signal?: AbortSignal | undefined,
): Promise<Relaxations> {
  const [{ places }, everything, summary] = await Promise.all([
    findPlaces(source, query, signal),
    findPlaces(source, { ...query, text: '', similarTo: null }),
    source.summary(),
  ]);
  const [filters, popular] = await Promise.all([
    relaxFilters(source, query.filters, places),
    popularOf(source, everything.places),
  ]);
  const subjects = nearNames(query.text, subjectsOf(summary), ({ subject }) =>
    subjectNames(subject),
  );
  return { filters, subjects: subjects.slice(0, mostSubjects), popular };
}
