import { useMemo } from 'react';
import { dateFormat, decimalFormat } from '../language/intlFormats.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';

/** Formats the days, weeks and hours of a plan. */
export function usePlanTexts(today: string) {
  const { language } = useLanguage();
  return useMemo(() => {
    const year = today.slice(0, 4);
    const format = (options: Intl.DateTimeFormatOptions) =>
      dateFormat(language, { ...options, timeZone: 'UTC' });
    const [long, longer, short, month, weekday, narrow] = [
      format({ weekday: 'long', day: 'numeric', month: 'long' }),
      format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      format({ day: 'numeric', month: 'short' }),
      format({ month: 'narrow' }),
      format({ weekday: 'long' }),
      format({ weekday: 'narrow' }),
    ];
    const number = decimalFormat(language);
    const at = (day: string) => new Date(`${day}T00:00:00Z`);
    // 5 January 1970 was a Monday.
    const weekdayAt = (index: number) => at(`1970-01-${String(5 + index).padStart(2, '0')}`);
    return {
      /** 'domingo 14 de marzo', with its year unless it is this one. */
      day: (day: string) => (day.startsWith(year) ? long : longer).format(at(day)),
      /** '7–13 dic.' */
      span: (first: string, last: string) => short.formatRange(at(first), at(last)),
      month: (day: string) => month.format(at(day)),
      weekday: (index: number) => weekday.format(weekdayAt(index)),
      weekdayShort: (index: number) => narrow.format(weekdayAt(index)),
      /** '6,5' of 390 minutes. */
      hours: (minutes: number) => number.format(minutes / 60),
    };
  }, [language, today]);
}
