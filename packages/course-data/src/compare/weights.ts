import type { CriterionId } from './criteria.ts';

/**
 * How much a criterion weighs for the reader: 0 not at all, 1 a little, 2 it matters, which is as
 * much as three little things, 3 it decides, whatever else there is.
 */
export type Weight = 0 | 1 | 2 | 3;

/** Every weight, from the least. */
export const weightSteps = [0, 1, 2, 3] as const satisfies readonly Weight[];

/** The weight of every criterion. */
export type Weights = Readonly<Record<CriterionId, Weight>>;

/** Before the reader says anything: nothing decides by itself. */
export const usualWeights: Weights = {
  cost: 2,
  language: 2,
  time: 2,
  level: 1,
  rating: 1,
  certificate: 1,
};
