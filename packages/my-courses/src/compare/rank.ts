import { assumedMeasures, type Measure, outcome } from './criteria.ts';
import { type CriterionId, criterionIds } from './criterionIds.ts';
import type { Weights } from './weights.ts';

/** The value of each course by criterion; null when unknown. */
export type Measures = Readonly<Record<CriterionId, readonly (Measure | null)[]>>;

/** The number of courses that are worse by a criterion, minus those that are better. */
export function netWins(measures: readonly (Measure | null)[], index: number): number {
  const own = measures[index] ?? null;
  return measures.reduce((sum, other) => sum + outcome(own, other), 0);
}

/** Deciding criteria outweigh all others together. */
type Standing = readonly [decides: number, rest: number];

const factors = [0, 1, 3, 0] as const;

function standingOf(measures: Measures, weights: Weights, index: number): Standing {
  let decides = 0;
  let rest = 0;
  for (const criterion of criterionIds) {
    const assumed = assumedMeasures[criterion] ?? null;
    const wins = netWins(
      measures[criterion].map((known) => known ?? assumed),
      index,
    );
    const weight = weights[criterion];
    if (weight === 3) decides += wins;
    rest += factors[weight] * wins;
  }
  return [decides, rest];
}

const isAhead = (a: Standing, b: Standing) => a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);

/**
 * Returns the rank of each course, from 1; courses that tie share a rank. Courses are compared
 * pairwise by the values known of both, so an unknown value is neither an advantage nor a
 * disadvantage; an unknown rating counts as {@link assumedMeasures} says.
 */
export function ranksOf(measures: Measures, weights: Weights): readonly number[] {
  const standings = measures.cost.map((_, index) => standingOf(measures, weights, index));
  return standings.map((own) => 1 + standings.filter((other) => isAhead(other, own)).length);
}
