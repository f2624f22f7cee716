import type { Cost, Course } from '../course.ts';
import { includesCertificate, type OneOff, oneOffPrice } from './oneOffPrice.ts';

/**
 * What is known of a certificate: 'no' without one, 'included' in what the lessons cost, 'free' or
 * 'paid' where its cost is known too, and 'yes' where there is one of unknown cost.
 */
export type CertificateState = Cost | 'included' | 'yes' | 'no';

/** Determines what is known of a course's certificate, from all facts that tell of it. */
export function certificateOf(
  course: Pick<Course, 'access' | 'hasCertificate' | 'platform' | 'price'>,
): CertificateState {
  const { access, hasCertificate, price } = course;
  if (hasCertificate === false) return 'no';
  if (access.certificate === 'free') return 'free';
  if (includesCertificate(course)) return 'included';
  if (access.certificate === 'paid') return 'paid';
  const isPriced = price.kind === 'free' && price.certificate !== null;
  return hasCertificate === true || isPriced ? 'yes' : 'unknown';
}

/** What lessons and certificate cost together; null when unknown, and without a certificate. */
export function certifiedPrice(course: Course): OneOff {
  const state = certificateOf(course);
  return state === 'no' || state === 'unknown' ? null : oneOffPrice(course, true);
}
