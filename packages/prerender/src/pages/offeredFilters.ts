import type { Catalogue } from '@aulario/course-data';
import { isCatalogue } from './structuredData.ts';

/** Adds what filters and order offer to the loader data of a list of courses. */
export async function withOffered(
  data: unknown,
  catalogue: Pick<Catalogue, 'about' | 'count'>,
): Promise<unknown> {
  if (!isCatalogue(data)) return data;
  const [counts, { facets, sorts }] = await Promise.all([
    catalogue.count(data.query),
    catalogue.about(null),
  ]);
  return { ...data, offered: { counts, facets, sorts } };
}
