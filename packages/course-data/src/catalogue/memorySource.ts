import type { Course } from '../course/course.ts';
import { CatalogueError } from './catalogueError.ts';
import { inCatalogueOrder, runsOf } from './catalogueOrder.ts';
import type { CatalogueSource } from './catalogueSource.ts';
import { facetColumnsOf, type SortKey, sortColumnOf } from './columns.ts';
import { lazily } from './lazily.ts';
import { overviewOf } from './summarise.ts';
import type { TextIndex } from './textIndex.ts';

/** The code of the text search is loaded with the first text. */
async function loadTextIndex(courses: readonly Course[]): Promise<TextIndex> {
  try {
    const { createMemoryTextIndex } = await import('./memoryTextIndex.ts');
    return createMemoryTextIndex(courses);
  } catch (error) {
    throw new CatalogueError('network', error);
  }
}

/** The parts of a catalogue whose courses are all in memory. */
export function createMemorySource(given: readonly Course[]): CatalogueSource {
  const courses = inCatalogueOrder(given);
  const byId = new Map(courses.map((course, place) => [course.id, { course, place }]));
  const sortColumn = (key: SortKey) => lazily(async () => sortColumnOf(courses, key));
  const sortColumns: Record<SortKey, () => Promise<Uint32Array>> = {
    published: sortColumn('published'),
    rating: sortColumn('rating'),
    price: sortColumn('price'),
    minutes: sortColumn('minutes'),
  };
  return {
    runs: lazily(async () => runsOf(courses)),
    overview: lazily(async () => overviewOf(courses)),
    facets: lazily(async () => facetColumnsOf(courses)),
    sortColumn: (key) => sortColumns[key](),
    text: lazily(() => loadTextIndex(courses)),
    courses: async (places) => Array.from(places, (place) => courses[place] ?? null),
    find: async (id) => byId.get(id) ?? null,
  };
}
