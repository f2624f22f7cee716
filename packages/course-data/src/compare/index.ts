export {
  ComparedProvider,
  type ComparedProviderProps,
  useCompared,
  useComparedActions,
  useIsCompared,
} from './ComparedProvider.tsx';
export { type AddressedComparison, fromCompareSearch, toCompareSearch } from './compareAddress.ts';
export {
  type Change,
  type ComparedRow,
  type Comparison,
  compareCourses,
  maxCompared,
  type OpenQuestion,
  type RankedCourse,
  type Reason,
} from './compareCourses.ts';
export { type ComparedRepository, createComparedRepository } from './comparedRepository.ts';
export type { CriterionId } from './criteria.ts';
export { mergeVisitorCompared } from './mergeVisitorCompared.ts';
export type { Weight, Weights } from './weights.ts';
