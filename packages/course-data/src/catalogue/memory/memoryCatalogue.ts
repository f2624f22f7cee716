import type { SearchIndex } from '@aulario/search';
import type { Course } from '../../course/course.ts';
import { type CourseChange, noNews } from '../../course/courseChange.ts';
import type { CourseDetails } from '../../course/courseDetails.ts';
import { noDetails } from '../../course/unknownFacts.ts';
import { memoizeAsync } from '../async/asyncCache.ts';
import { createCatalogue } from '../createCatalogue.ts';
import { facetColumnsOf, sortColumnsOf } from '../facets/columns.ts';
import { inCatalogueOrder, runsOf } from '../order/catalogueOrder.ts';
import type { Catalogue } from '../port/catalogue.ts';
import { CatalogueError } from '../port/catalogueError.ts';
import type { CatalogueSource } from '../port/catalogueSource.ts';
import { aboutOf } from '../summary/aboutOf.ts';
import { coursePageOf } from '../summary/coursePageOf.ts';
import { newsAggregator } from '../summary/newsOf.ts';
import { overviewOf } from '../summary/overviewOf.ts';

/** Loads the code of the search with the first text. */
async function loadSearchIndex(courses: readonly Course[]): Promise<SearchIndex> {
  try {
    const { buildSearchIndex } = await import('../indexing/buildSearchIndex.ts');
    return buildSearchIndex(courses);
  } catch (error) {
    throw new CatalogueError('failed', error);
  }
}

/** The parts of a catalogue whose courses are all in memory. */
export function createMemorySource(
  given: readonly Course[],
  details: readonly CourseDetails[] = [],
  changes: readonly CourseChange[] = [],
): CatalogueSource {
  const courses = inCatalogueOrder(given);
  const byId = new Map(courses.map((course, docId) => [course.id, { course, docId }]));
  const detailsById = new Map(details.map((each) => [each.id, each]));
  const sortColumns = memoizeAsync(async () => sortColumnsOf(courses));
  const news = memoizeAsync(async () => {
    const days = details.flatMap(({ seen }) => seen?.last ?? []);
    const aggregator = newsAggregator(changes, days.toSorted().at(-1) ?? null);
    for (const course of courses) aggregator.add(course, detailsById.get(course.id) ?? null);
    return aggregator.result();
  });
  return {
    runs: memoizeAsync(async () => runsOf(courses)),
    overview: memoizeAsync(async () => overviewOf(courses)),
    about: memoizeAsync(async () => aboutOf(courses)),
    facets: memoizeAsync(async () => facetColumnsOf(courses)),
    sortColumn: async (key) => (await sortColumns())[key],
    searchIndex: memoizeAsync(() => loadSearchIndex(courses)),
    courses: async (docIds) => Array.from(docIds, (docId) => courses[docId] ?? null),
    find: async (id) => byId.get(id) ?? null,
    changes: async (ids) => changes.filter(({ id }) => ids.includes(id)),
    news: async (category) => (await news()).get(category) ?? noNews,
    coursePage: async (id) => {
      const found = byId.get(id);
      if (found === undefined) return null;
      return coursePageOf(found.course, detailsById.get(id) ?? noDetails(id));
    },
  };
}

/**
 * Creates a catalogue of the given courses for stories and tests; it behaves like the static one.
 */
export function createMemoryCatalogue(
  courses: readonly Course[],
  details: readonly CourseDetails[] = [],
  changes: readonly CourseChange[] = [],
): Catalogue {
  return createCatalogue(createMemorySource(courses, details, changes));
}
