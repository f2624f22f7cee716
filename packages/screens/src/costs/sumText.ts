import { formatSums } from '@aulario/course-data';
import type { Text } from '@aulario/frame/language/useTranslate.ts';
import type { OneOffCost } from '@aulario/my-courses/costs';

/** The cost of so many courses in words; an unknown cost is never shown as 0. */
export function sumText(
  text: Text,
  { sums, missing }: OneOffCost,
  count: number,
  locale: string,
): string {
  if (sums.length === 0) {
    if (missing === 0) return text('price.free');
    return text(missing === count ? 'price.none' : 'price.freeAndNone');
  }
  const known = formatSums(sums, locale);
  return missing === 0 ? known : text('costs.atLeast', { sum: known });
}
