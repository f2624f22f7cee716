import {
  type Course,
  certificateCost,
  type Money,
  nothing,
  oneOffPrice,
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
  const sums = new Map<string, number>();
  for (const cost of costs.flat()) {
    if (cost === null || cost === nothing) continue;
    sums.set(cost.currency, (sums.get(cost.currency) ?? 0) + cost.amount);
  }
  return {
    sums: [...sums]
      .map(([currency, amount]) => ({ currency, amount }))
      .sort((a, b) => (a.currency < b.currency ? -1 : 1)),
    missing: costs.filter((parts) => parts.includes(null)).length,
  };
}
