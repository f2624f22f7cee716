import type { Course, Money } from '../course/course.ts';

/** The price of a course, or of the certificate of a free course; null when unknown. */
export function sellingPrice({ price }: Course): Money | null {
  if (price.kind === 'paid') return price.money;
  return price.kind === 'free' ? price.certificate : null;
}
