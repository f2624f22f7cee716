import type { Course, Money } from '../course/course.ts';

/** What a course, or the certificate of a free one, is sold for; null = nobody knows. */
export function sellingPrice({ price }: Course): Money | null {
  if (price.kind === 'paid') return price.money;
  return price.kind === 'free' ? price.certificate : null;
}
