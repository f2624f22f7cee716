export { fromCompareSearch, toCompareSearch } from './compareAddress.ts';
export {
  type ComparedRow,
  type Comparison,
  compareCourses,
  type RankedCourse,
} from './compareCourses.ts';
export {
  type ComparedRepository,
  createComparedRepository,
  maxCompared,
  mergeVisitorCompared,
} from './comparedRepository.ts';
export type { CriterionId } from './criterionIds.ts';
export { type Weight, type Weights, weightSteps } from './weights.ts';
