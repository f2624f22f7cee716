import { readFileSync } from 'node:fs';
import type { CategoryId } from '@aulario/course-data';
import type { CategorisedBy } from './courseFeatures.ts';
import {
  type LearntCategories,
  learntFile,
  mostProbable,
  thresholdOf,
} from './learntCategories.ts';

function readLearnt(): LearntCategories {
  const packed: {
    thresholds: LearntCategories['thresholds'];
    weights: Record<string, string>;
  } = JSON.parse(readFileSync(learntFile, 'utf8'));
  const weights = new Map(
    Object.entries(packed.weights).map(([feature, own]) => [
      feature,
      own.split(' ').map((tenth) => Number(tenth) / 10),
    ]),
  );
  return { thresholds: packed.thresholds, weights };
}

const learnt = readLearnt();

/** The category that a course's title and subjects show, if it is certain; null for all others. */
export function categoryOfCourse(course: CategorisedBy): CategoryId | null {
  const { thresholds, weights } = learnt;
  const threshold = thresholdOf(thresholds, course.platform);
  const found = mostProbable(course, weights);
  return found === null || threshold === null || found.probability < threshold
    ? null
    : found.category;
}
