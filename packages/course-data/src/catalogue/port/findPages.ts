import type { Catalogue, RequestOptions } from './catalogue.ts';
import type { CoursePage } from './catalogueAnswers.ts';

/** The pages of those courses that a catalogue has, by the ids that were asked for. */
export async function findPages(
  catalogue: Pick<Catalogue, 'course'>,
  ids: readonly string[],
  options?: RequestOptions,
): Promise<ReadonlyMap<string, CoursePage>> {
  const found = await Promise.all(
    ids.map(async (id) => [id, await catalogue.course(id, options)] as const),
  );
  return new Map(found.flatMap(([id, page]) => (page === null ? [] : [[id, page] as const])));
}
