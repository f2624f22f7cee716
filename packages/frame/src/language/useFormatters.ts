import { type CalendarDay, formatMoney, type Money } from '@aulario/course-data';
import { useMemo } from 'react';
import { decimalFormat, formatDay, formatList, numberFormat } from './intlFormats.ts';
import { useLanguage } from './LanguageProvider.tsx';

/** Writes numbers, money, days and lists in the page's language. */
export function useFormatters() {
  const { language } = useLanguage();
  return useMemo(
    () => ({
      /** '12.345' */
      count: (value: number) => numberFormat(language, {}).format(value),
      /** '6,5': at most one decimal. */
      decimal: (value: number) => decimalFormat(language).format(value),
      /** '62 %' of 0.62 */
      percent: (share: number) => numberFormat(language, { style: 'percent' }).format(share),
      /** '19,99 US$' */
      money: (money: Money) => formatMoney(money, language),
      /** '4 de marzo de 2024' of '2024-03-04' */
      date: (day: CalendarDay) => formatDay(day, language),
      /** 'título, profesor y tema' */
      list: (items: readonly string[]) => formatList(items, language),
    }),
    [language],
  );
}
