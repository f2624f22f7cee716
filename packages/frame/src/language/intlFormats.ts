import type { CalendarDay } from '@aulario/course-data';
import { localeOf } from './language.ts';

/** Caches a format for each language and options. */
function keepFormats<Format, Options>(Kind: new (language: string, options: Options) => Format) {
  const kept = new Map<string, Format>();
  return (language: string, options: Options): Format => {
    const key = JSON.stringify([language, options]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const format = new Kind(language, options);
    kept.set(key, format);
    return format;
  };
}

// Constructing a format takes longer than rendering a card, and every card needs several.
export const numberFormat = keepFormats(Intl.NumberFormat);

const listFormat = keepFormats(Intl.ListFormat);

export const relativeTimeFormat = keepFormats(Intl.RelativeTimeFormat);

export const displayNames = keepFormats(Intl.DisplayNames);

const dateFormat = keepFormats(Intl.DateTimeFormat);

/** Numbers with at most one decimal, such as hours and ratings. */
export const decimalFormat = (language: string) =>
  numberFormat(language, { maximumFractionDigits: 1 });

const midnightOf = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);

/** Formats days, and spans of days. They lie in no time zone, so none can move them. */
export function dayFormat(language: string, options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>) {
  const format = dateFormat(language, { ...options, timeZone: 'UTC' });
  return {
    format: (day: CalendarDay) => format.format(midnightOf(day)),
    formatRange: (first: CalendarDay, last: CalendarDay) =>
      format.formatRange(midnightOf(first), midnightOf(last)),
  };
}

/** A day in words: '4 de marzo de 2024', or '4 mar 2024' if `medium`. */
export const formatDay = (
  day: CalendarDay,
  language: string,
  dateStyle: 'long' | 'medium' = 'long',
) => dayFormat(language, { dateStyle }).format(day);

/** 'título, profesor y tema'; British English has no comma before 'and'. */
export const formatList = (items: readonly string[], language: string) =>
  listFormat(localeOf(language), { type: 'conjunction' }).format(items);
