import type { Course } from '@aulario/course-data';
import { createRandom, mixSeeds } from '@aulario/search/testing';
import { drawKnownItem, type IndexedCourses } from './drawKnownItem.ts';
import { type KnownItem, type QueryKind, queryKinds } from './knownItem.ts';
import { indexTitles } from './titleIndex.ts';

/** Many courses allow no query of a kind (no accent, no long word), so several are tried. */
const attemptsPerQuery = 200;

/**
 * Draws queries from courses, the same number of each kind, shuffled. Deterministic per seed.
 *
 * @throws RangeError when the courses allow too few queries of a kind.
 */
export function generateKnownItems(
  records: readonly Course[],
  { seed, perKind }: { seed: number; perKind: number },
): KnownItem[] {
  const indexed: IndexedCourses = { records, titles: indexTitles(records) };
  const random = createRandom(mixSeeds(seed, 5));
  const drawOne = (kind: QueryKind): KnownItem => {
    for (let attempt = 0; attempt < attemptsPerQuery; attempt += 1) {
      const item = drawKnownItem(random, indexed, random.below(records.length), kind);
      if (item !== null) return item;
    }
    throw new RangeError(`Too few courses allow a query of the kind '${kind}'`);
  };
  return Array.from({ length: perKind }, () => queryKinds.map(drawOne)).flat();
}
