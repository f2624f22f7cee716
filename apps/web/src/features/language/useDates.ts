import { useMemo } from 'react';
import { dateFormat } from './intlFormats.ts';
import { useLanguage } from './LanguageProvider.tsx';

/** Writes 'YYYY-MM-DD' as '4 de marzo de 2024', in the page's language. */
export function useDates() {
  const { language } = useLanguage();
  return useMemo(() => {
    const format = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
    return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  }, [language]);
}
