import type { CalendarDay } from '@aulario/course-data';
import { addDays, mondayOf, type Weekday } from '@aulario/course-data/days';
import { dayFormat, decimalFormat } from '@aulario/frame/language/intlFormats.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useMemo } from 'react';

/** Formats the days, weeks and hours of a plan. */
export function usePlanTexts(today: CalendarDay) {
  const { language } = useLanguage();
  return useMemo(() => {
    const year = today.slice(0, 4);
    const long = dayFormat(language, { weekday: 'long', day: 'numeric', month: 'long' });
    const longer = dayFormat(language, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
    const short = dayFormat(language, { day: 'numeric', month: 'short' });
    const month = dayFormat(language, { month: 'narrow' });
    const weekday = dayFormat(language, { weekday: 'long' });
    const narrow = dayFormat(language, { weekday: 'narrow' });
    const number = decimalFormat(language);
    const monday = mondayOf(today);
    return {
      /** 'domingo 14 de marzo', with its year unless it is this one. */
      day: (day: CalendarDay) => (day.startsWith(year) ? long : longer).format(day),
      /** '7–13 dic.' */
      span: short.formatRange,
      month: month.format,
      weekday: (index: Weekday) => weekday.format(addDays(monday, index)),
      weekdayShort: (index: Weekday) => narrow.format(addDays(monday, index)),
      /** '6,5' of 390 minutes. */
      hours: (minutes: number) => number.format(minutes / 60),
    };
  }, [language, today]);
}
