import { useMemo } from 'react';
import { formatList, numberFormat } from './intlFormats.ts';
import { useLanguage } from './LanguageProvider.tsx';

/** Formats numbers and lists in the page's language. */
export function useFormatters() {
  const { language } = useLanguage();
  return useMemo(
    () => ({
      /** '12.345' */
      count: (value: number) => numberFormat(language, {}).format(value),
      /** '62 %' of 0.62 */
      percent: (share: number) => numberFormat(language, { style: 'percent' }).format(share),
      /** 'título, profesor y tema' */
      list: (items: readonly string[]) => formatList(items, language),
    }),
    [language],
  );
}
