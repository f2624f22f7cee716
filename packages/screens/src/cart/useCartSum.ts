import { formatSums } from '@aulario/course-data';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { type CartEntry, cartCounts, cartTotals } from '@aulario/my-courses/cart';

/** The total of courses in words; says so when no price is known, instead of 0. */
export function useCartSum(entries: readonly CartEntry[]): string {
  const text = useTranslate();
  const { language } = useLanguage();
  const totals = cartTotals(entries);
  if (entries.length === 0) return text('cart.noneCounts');
  if (totals.length > 0) {
    return formatSums(totals, language);
  }
  const { free, unknown } = cartCounts(entries);
  if (unknown === 0) return text('price.free');
  return free === 0 ? text('price.none') : text('price.freeAndNone');
}
