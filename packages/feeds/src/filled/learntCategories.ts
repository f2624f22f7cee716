import { join } from 'node:path';
import { type CategoryId, type Course, categories } from '@aulario/course-data';
import { crc32 } from '@aulario/search';
import { type CategoryWeights, probabilities } from './categoryModel.ts';
import { type CategorisedBy, courseFeatures } from './courseFeatures.ts';

/** What is learnt from courses with a stated category. */
export interface LearntCategories {
  /** By platform, the probability from which on 95 % of its courses are as stated; null where none is. */
  thresholds: Readonly<Record<string, number | null>>;
  weights: CategoryWeights;
}

/** Where it is. */
export const learntFile = join(import.meta.dirname, '../../catalogue/categoryWeights.json');

/** The group of the platforms of which too few courses state a category. */
export const otherPlatforms = 'others';

/** A title of which a single word is known says too little. */
const minFeatures = 2;

/** The probability from which on the category of a course is believed; null for never. */
export function thresholdOf(
  thresholds: LearntCategories['thresholds'],
  platform: string,
): number | null {
  const own = thresholds[platform];
  return own === undefined ? (thresholds[otherPlatforms] ?? null) : own;
}

/** Divides courses by their ids, always in the same way: the share `1 / parts` of them is in each part. */
export const partOf = ({ id }: Pick<Course, 'id'>, parts: number): number =>
  crc32(new TextEncoder().encode(id)) % parts;

/** Whether nothing is learnt from a course, so that it can measure how right the categories are. */
export const isHeldOut = (course: Pick<Course, 'id'>): boolean => partOf(course, 5) === 0;

/** Packs weights as tenths in lines of text that a person can compare; those near 0 are left out. */
export function packLearnt({ thresholds, weights }: LearntCategories): object {
  const tenths = [...weights].map(([feature, own]) => ({
    feature,
    own: own.map((weight) => Math.round(weight * 10)),
  }));
  const packed = tenths
    .filter(({ own }) => own.some((tenth) => Math.abs(tenth) > 2))
    .toSorted((one, other) => (one.feature < other.feature ? -1 : 1))
    .map(({ feature, own }) => [feature, own.join(' ')]);
  return { thresholds, weights: Object.fromEntries(packed) };
}

/** The most probable category of a course; null if too little of what it says is known. */
export function mostProbable(
  course: CategorisedBy,
  weights: CategoryWeights,
): { category: CategoryId; probability: number } | null {
  const known = courseFeatures(course).filter((feature) => weights.has(feature));
  // Each is there twice.
  if (known.length < 2 * minFeatures - 1) return null;
  const shares = probabilities(known, weights);
  const probability = Math.max(...shares);
  const category = categories[shares.indexOf(probability)];
  return category === undefined ? null : { category, probability };
}
