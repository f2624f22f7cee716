import { useMemo } from 'react';
import { useLanguage } from './LanguageProvider.tsx';

/** Numbers and lists as the reader writes them. */
export function useFormatters() {
  const { language } = useLanguage();
  return useMemo(() => {
    const count = new Intl.NumberFormat(language);
    const percent = new Intl.NumberFormat(language, { style: 'percent' });
    // 'title, summary and subject': in British English no comma stands before 'and'.
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
