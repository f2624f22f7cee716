import type { CriterionId } from './criterionIds.ts';

/**
 * The importance of a criterion: 0 none, 1 low, 2 high (as much as three low ones), 3 deciding
 * (outweighs all others).
 */
export type Weight = 0 | 1 | 2 | 3;

/** All weights in ascending order. */
export const weightSteps = [0, 1, 2, 3] as const satisfies readonly Weight[];

/** A weight for every criterion. */
export type Weights = Readonly<Record<CriterionId, Weight>>;

/** The default weights: no criterion decides alone. */
export const usualWeights: Weights = {
  cost: 2,
  language: 2,
  time: 2,
  level: 1,
  rating: 1,
  certificate: 1,
  // Not all who compare want a certificate; the price of the lessons counts already.
  certified: 0,
};
