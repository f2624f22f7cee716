import type { CalendarDay } from '@aulario/course-data';
import { useCallback } from 'react';
import { formatDay } from './intlFormats.ts';
import { useLanguage } from './LanguageProvider.tsx';

/** Writes 'YYYY-MM-DD' as '4 de marzo de 2024', in the page's language. */
export function useDates() {
  const { language } = useLanguage();
  return useCallback((day: CalendarDay) => formatDay(day, language), [language]);
}
