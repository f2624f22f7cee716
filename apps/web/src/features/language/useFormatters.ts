import { useMemo } from 'react';
import { useLanguage } from './LanguageProvider.tsx';

/** Formats numbers and lists in the page's language. */
export function useFormatters() {
  const { language } = useLanguage();
  return useMemo(() => {
    const count = new Intl.NumberFormat(language);
    const percent = new Intl.NumberFormat(language, { style: 'percent' });
    // British English has no comma before 'and': 'title, summary and subject'.
    const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, {
      type: 'conjunction',
    });
    return {
      /** '12.345' */
      count: (value: number) => count.format(value),
      /** '62 %' of 0.62 */
      percent: (share: number) => percent.format(share),
      /** 'título, profesor y tema' */
      list: (items: readonly string[]) => list.format(items),
    };
  }, [language]);
}
