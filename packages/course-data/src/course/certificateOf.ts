import type { Cost, Course } from './course.ts';

/**
 * What is known of a certificate: 'no' without one, 'free' or 'paid' where its cost is known too,
 * and 'yes' where there is one of unknown cost.
 */
export type CertificateState = Cost | 'yes' | 'no';

/** Determines what is known of a course's certificate, from all facts that tell of it. */
export function certificateOf({
  access,
  hasCertificate,
  price,
}: Pick<Course, 'access' | 'hasCertificate' | 'price'>): CertificateState {
  if (hasCertificate === false) return 'no';
  if (access.certificate !== 'unknown') return access.certificate;
  const isPriced = price.kind === 'free' && price.certificate !== null;
  return hasCertificate === true || isPriced ? 'yes' : 'unknown';
}
