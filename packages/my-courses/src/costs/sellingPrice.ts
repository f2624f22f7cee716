import type { Course, Money, PlatformId } from '@aulario/course-data';

/** The price of a course, or of the certificate of a free course; null when unknown. */
export function sellingPrice({ price }: Course): Money | null {
  if (price.kind === 'paid') return price.money;
  return price.kind === 'free' ? price.certificate : null;
}

/**
 * The platforms of courses that can be bought, each with the currency of its first known price; ''
 * without one. Platforms whose courses and certificates are free are omitted.
 */
export function platformCurrencies(courses: readonly Course[]): ReadonlyMap<PlatformId, string> {
  const currencies = new Map<PlatformId, string>();
  for (const course of courses) {
    const money = sellingPrice(course);
    if (course.price.kind === 'free' && money === null) continue;
    const known = currencies.get(course.platform) ?? '';
    currencies.set(course.platform, known === '' ? (money?.currency ?? '') : known);
  }
  return currencies;
}
