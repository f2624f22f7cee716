import { useCallback } from 'react';
import { dateFormat } from './intlFormats.ts';
import { useLanguage } from './LanguageProvider.tsx';

/** Writes 'YYYY-MM-DD' as '4 de marzo de 2024', in the page's language. */
export function useDates() {
  const { language } = useLanguage();
  // The format is constructed at the first date: many screens have none, and it takes longer than twelve cards.
  return useCallback(
    (day: string) =>
      dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      ),
    [language],
  );
}
