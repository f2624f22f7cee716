import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CategoryId, type Course, categories } from '@aulario/course-data';
import { crc32 } from '@aulario/search';
import { type CategoryWeights, probabilities } from './categoryModel.ts';
import { courseFeatures } from './courseFeatures.ts';

/** Where the learnt weights are: by feature, tenths for each of the twelve categories. */
export const weightsFile = join(import.meta.dirname, '../../catalogue/categoryWeights.json');

/** Below it, too many categories are others: `src/defaultCatalogue/inferredCategories.test.ts` measures it. */
const minProbability = 0.97;

/** A title of which a single word is known says too little. */
const minFeatures = 2;

/** Whether nothing is learnt from a course, so that it can measure how right the categories are. */
export const isHeldOut = ({ id }: Pick<Course, 'id'>): boolean =>
  crc32(new TextEncoder().encode(id)) % 5 === 0;

/** Packs weights as lines of text that a person can compare; those near 0 are left out. */
export function packWeights(weights: CategoryWeights): Record<string, string> {
  const tenths = [...weights].map(([feature, own]) => ({
    feature,
    own: own.map((weight) => Math.round(weight * 10)),
  }));
  return Object.fromEntries(
    tenths
      .filter(({ own }) => own.some((tenth) => Math.abs(tenth) > 2))
      .toSorted((one, other) => (one.feature < other.feature ? -1 : 1))
      .map(({ feature, own }) => [feature, own.join(' ')]),
  );
}

function readWeights(): CategoryWeights {
  const packed: Record<string, string> = JSON.parse(readFileSync(weightsFile, 'utf8'));
  return new Map(
    Object.entries(packed).map(([feature, own]) => [
      feature,
      own.split(' ').map((tenth) => Number(tenth) / 10),
    ]),
  );
}

const weights = readWeights();

/** The category that a course's title and subjects show, if it is certain; null for all others. */
export function categoryOfCourse({
  title,
  subjects,
}: Pick<Course, 'title' | 'subjects'>): CategoryId | null {
  const known = courseFeatures(title, subjects).filter((feature) => weights.has(feature));
  if (known.length < minFeatures) return null;
  const shares = probabilities(known, weights);
  const best = Math.max(...shares);
  return best >= minProbability ? (categories[shares.indexOf(best)] ?? null) : null;
}
