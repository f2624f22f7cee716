import { filterDocuments } from '../facets/countFacets.ts';
import { type Filters, facetIds } from '../facets/facets.ts';
import { withoutFacet } from '../facets/filterChange.ts';
import { browseOrder } from '../order/catalogueOrder.ts';
import {
  type CatalogueQuery,
  pageSize,
  type Relaxation,
  type Relaxations,
  type SubjectCount,
} from '../port/catalogue.ts';
import type { CatalogueSource } from '../port/catalogueSource.ts';
import { cleanText } from '../query/queryString.ts';
import { fuzzyMatchNames } from '../subjects/fuzzyMatchNames.ts';
import { subjectNames } from '../subjects/subjectNames.ts';
import { findCourses } from './findCourses.ts';

/** The maximum number of similar subjects. */
export const maxSubjects = 6;

/** The maximum number of popular courses. */
export const maxPopular = 4;

async function relaxFilters(
  source: CatalogueSource,
  filters: Filters,
  docIds: Uint32Array,
): Promise<Relaxation[]> {
  const asked = facetIds.filter((facet) => filters[facet] !== undefined);
  if (asked.length === 0 || docIds.length === 0) return [];
  const facets = await source.facets();
  return asked
    .map((facet) => ({
      facet,
      total: filterDocuments(facets, withoutFacet(filters, facet), docIds).length,
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

/** The first courses of browsing in the reader's language. */
async function popularOf(source: CatalogueSource, query: CatalogueQuery) {
  const runs = await source.runs();
  const own = runs.filter(({ language }) => language === query.language);
  const order = browseOrder(own.length > 0 ? own : runs, query);
  const courses = await source.courses(order.subarray(0, maxPopular));
  return courses.filter((course) => course !== null);
}

/**
 * The subjects of what the text finds without filters, then subjects with a similar name, unless
 * the text names a filter: 'inglés' is not a misspelt 'investing'.
 */
async function nearSubjects(source: CatalogueSource, query: CatalogueQuery, signal?: AbortSignal) {
  const [subjects, { rank, mentionedFilters }] = await Promise.all([
    subjectsOf(source),
    findCourses(source, { ...query, filters: {}, isVerbatim: false }, signal),
  ]);
  const isAsked = cleanText(query.text) !== '';
  const courses = isAsked ? await source.courses(rank(0, pageSize)) : [];
  const names = new Set(courses.flatMap((course) => course?.subjects ?? []));
  const found = [...names].flatMap(
    (name) => subjects.find(({ subject }) => subject === name) ?? [],
  );
  const isFilter = mentionedFilters.some(({ words }) => words === cleanText(query.text));
  const alike = isFilter
    ? []
    : fuzzyMatchNames(query.text, subjects, ({ subject }) => subjectNames(subject));
  return [...new Set([...found, ...alike])].slice(0, maxSubjects);
}

/** Returns alternatives to a query with few or no results. */
export async function relax(
  source: CatalogueSource,
  query: CatalogueQuery,
  signal?: AbortSignal | undefined,
): Promise<Relaxations> {
  const { docIds } = await findCourses(source, query, signal);
  const [filters, subjects, popular] = await Promise.all([
    relaxFilters(source, query.filters, docIds()),
    nearSubjects(source, query, signal),
    popularOf(source, query),
  ]);
  return { filters, subjects, popular };
}
