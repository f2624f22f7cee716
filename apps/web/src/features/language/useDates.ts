import { useMemo } from 'react';
import { useLanguage } from './LanguageProvider.tsx';

/** Writes 'YYYY-MM-DD' as '4 de marzo de 2024', in the page's language. */
export function useDates() {
  const { language } = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
    return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  }, [language]);
}
