import type { Course, Money } from '../course.ts';
import { platformOf } from '../platforms.ts';

/** The cost 0, in any currency. */
export const nothing = 'nothing';

/** A one-off cost; null when unknown. */
export type OneOff = Money | typeof nothing | null;

const costOf = (money: Money): OneOff => (money.amount === 0 ? nothing : money);

/** Whether who pays for the lessons has the certificate as well: a rule of the platform. */
export const includesCertificate = ({
  hasCertificate,
  platform,
  price,
}: Pick<Course, 'hasCertificate' | 'platform' | 'price'>): boolean =>
  hasCertificate !== false &&
  price.kind === 'paid' &&
  platformOf(platform).sellsCertificateWithCourse === true;

/** The cost of the certificate in addition to the lessons; 0 also when there is no certificate. */
export function certificateCost(course: Course): OneOff {
  const { access, hasCertificate, price } = course;
  if (hasCertificate === false || access.certificate === 'free') return nothing;
  if (price.kind === 'free' && price.certificate !== null) return costOf(price.certificate);
  return includesCertificate(course) ? nothing : null;
}

/** The cost of a course without a subscription, with or without its certificate. */
export function oneOffPrice(course: Course, withCertificate: boolean): OneOff {
  const { price } = course;
  if (price.kind === 'unknown') return null;
  const lessons = price.kind === 'free' ? nothing : costOf(price.money);
  if (!withCertificate) return lessons;
  const certificate = certificateCost(course);
  if (certificate === nothing) return lessons;
  return lessons === nothing ? certificate : null;
}
