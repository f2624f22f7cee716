import type { Course, Money } from '@aulario/course-data';
import { platformOf } from '@aulario/course-data';

/** The cost 0, in any currency. */
export const nothing = 'nothing';

/** A one-off cost; null when unknown. */
export type Cost = Money | typeof nothing | null;

const costOf = (money: Money): Cost => (money.amount === 0 ? nothing : money);

/** The cost of the certificate in addition to the course; 0 also when there is no certificate. */
export function certificateCost({ access, hasCertificate, platform, price }: Course): Cost {
  if (hasCertificate === false || access.certificate === 'free') return nothing;
  if (price.kind === 'free' && price.certificate !== null) return costOf(price.certificate);
  const comesAlong = platformOf(platform).sellsCertificateWithCourse === true;
  return price.kind === 'paid' && comesAlong ? nothing : null;
}

/** The cost of a course without a subscription, with or without its certificate. */
export function singlePrice(course: Course, withCertificate: boolean): Cost {
  const { price } = course;
  if (price.kind === 'unknown') return null;
  const lessons = price.kind === 'free' ? nothing : costOf(price.money);
  if (!withCertificate) return lessons;
  const certificate = certificateCost(course);
  if (certificate === nothing) return lessons;
  return lessons === nothing ? certificate : null;
}

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
    singlePrice(course, false),
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
