import type { CatalogueQuery, Relaxation, Relaxations, SubjectCount } from './catalogue.ts';
import type { CatalogueSource } from './catalogueSource.ts';
import { filterPlaces } from './countFacets.ts';
import { type FacetId, type Filters, facetIds } from './facets.ts';
import { findPlaces } from './findPlaces.ts';
import { nearNames } from './nearNames.ts';
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
  const facets = await source.facets();
  return asked
    .map((facet) => ({
      facet,
      total: filterPlaces(facets, withoutFacet(filters, facet), places).length,
    }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total);
}

async function subjectsOf(source: CatalogueSource): Promise<SubjectCount[]> {
  const counts = new Map<string, SubjectCount>();
  for (const count of (await source.overview()).flatMap(({ subjects }) => subjects)) {
    const total = (counts.get(count.subject)?.total ?? 0) + count.total;
    counts.set(count.subject, { ...count, total });
  }
  return [...counts.values()];
}

/** Where browsing begins for this reader: the best rated of the saved category. */
async function popularOf(source: CatalogueSource, query: CatalogueQuery) {
  const { rank } = await findPlaces(source, { ...query, text: '', similarTo: null });
  const courses = await source.courses(rank(0, mostPopular));
  return courses.filter((course) => course !== null);
}

/** Ways on from a query that found nothing, or too little. */
export async function relax(
  source: CatalogueSource,
  query: CatalogueQuery,
  signal?: AbortSignal | undefined,
): Promise<Relaxations> {
  const { places } = await findPlaces(source, query, signal);
  const [filters, subjects, popular] = await Promise.all([
    relaxFilters(source, query.filters, places()),
    subjectsOf(source),
    popularOf(source, query),
  ]);
  const near = nearNames(query.text, subjects, ({ subject }) => subjectNames(subject));
  return { filters, subjects: near.slice(0, mostSubjects), popular };
}
