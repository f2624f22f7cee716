import {
  type Course,
  certificateCost,
  type Money,
  nothing,
  oneOffPrice,
  sumsOf,
} from '@aulario/course-data';

/** The total cost of courses without a subscription. */
export interface OneOffCost {
  /** One sum per currency, ordered by code; empty when everything is free or unknown. */
  readonly sums: readonly Money[];
  /** The number of courses with an unknown price; the sums are a lower bound then. */
  readonly missing: number;
}

/**
 * Adds up the costs of courses without a subscription, per currency. A course whose certificate has
 * an unknown price adds that of its lessons, and is missing.
 */
export function oneOffCost(courses: readonly Course[], withCertificate: boolean): OneOffCost {
  const costs = courses.map((course) => [
    oneOffPrice(course, false),
    ...(withCertificate ? [certificateCost(course)] : []),
  ]);
  return {
    sums: sumsOf(costs.flat().filter((cost) => cost !== null && cost !== nothing)),
    missing: costs.filter((parts) => parts.includes(null)).length,
  };
}
