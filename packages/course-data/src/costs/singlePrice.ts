import type { Course, Money } from '../course/course.ts';
import { platformOf } from '../course/platforms.ts';

/** Nothing, in whatever currency. */
export const nothing = 'nothing';

/** What something costs once; null when it is not known. */
export type Cost = Money | typeof nothing | null;

const costOf = (money: Money): Cost => (money.amount === 0 ? nothing : money);

/** What the certificate costs beside the course; nothing, too, where there is none. */
export function certificateCost({ access, hasCertificate, platform, price }: Course): Cost {
  if (hasCertificate === false || access.certificate === 'free') return nothing;
  if (price.kind === 'free' && price.certificate !== null) return costOf(price.certificate);
  const comesAlong = platformOf(platform).sellsCertificateWithCourse === true;
  return price.kind === 'paid' && comesAlong ? nothing : null;
}

/** What a course costs when it is bought by itself, with its certificate or without. */
export function singlePrice(course: Course, withCertificate: boolean): Cost {
  const { price } = course;
  if (price.kind === 'unknown') return null;
  const lessons = price.kind === 'free' ? nothing : costOf(price.money);
  if (!withCertificate) return lessons;
  const certificate = certificateCost(course);
  if (certificate === nothing) return lessons;
  return lessons === nothing ? certificate : null;
}

/** What courses cost together, each bought by itself. */
export interface SinglyCost {
  /** One for each currency, in the order of their codes; empty when everything is free or unknown. */
  readonly sums: readonly Money[];
  /** Of how many courses nobody knows the price: it costs at least the sums. */
  readonly missing: number;
}

/** Adds up what courses cost, each bought by itself; each currency by itself too. */
export function singlyCost(courses: readonly Course[], withCertificate: boolean): SinglyCost {
  const costs = courses.map((course) => singlePrice(course, withCertificate));
  const sums = new Map<string, number>();
  for (const cost of costs) {
    if (cost === null || cost === nothing) continue;
    sums.set(cost.currency, (sums.get(cost.currency) ?? 0) + cost.amount);
  }
  return {
    sums: [...sums]
      .map(([currency, amount]) => ({ currency, amount }))
      .sort((a, b) => (a.currency < b.currency ? -1 : 1)),
    missing: costs.filter((cost) => cost === null).length,
  };
}
