import type { Course } from '../course/course.ts';
import { CatalogueError } from './catalogueError.ts';
import { inCatalogueOrder, summaryOf } from './catalogueOrder.ts';
import type { CatalogueSource } from './catalogueSource.ts';
import { createColumns } from './columns.ts';
import { lazily } from './lazily.ts';
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
  const placeOf = new Map(courses.map(({ id }, place) => [id, place]));
  return {
    summary: lazily(async () => summaryOf(courses)),
    columns: lazily(async () => createColumns(courses)),
    text: lazily(() => loadTextIndex(courses)),
    courses: async (places) => Array.from(places).flatMap((place) => courses[place] ?? []),
    placeOf: async (id) => placeOf.get(id) ?? null,
  };
}
