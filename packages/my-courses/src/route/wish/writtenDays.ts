import type { CalendarDay } from '@aulario/course-data';
import { readDay } from '@aulario/course-data/readDay';

const spanish = 'antes del?|hasta(?: el)?|para(?: el)?|el';
const english = '(?:before|until|till|by|on)(?: the)?';

const nth = '(?:st|nd|rd|th|º)?';
const name = String.raw`\p{L}{3,10}\.?`;

/** What may be a day with its year; `readDay` says whether it is one. */
const dated = [
  String.raw`\d{1,2}(?<sign>[./-])\d{1,2}\k<sign>(?:20)?\d{2}`,
  String.raw`\d{4}-\d{1,2}-\d{1,2}`,
  String.raw`\d{1,2}${nth}\s+(?:(?:de|of)\s+)?${name},?\s+(?:del?\s+)?\d{4}`,
  String.raw`${name}\s+\d{1,2}${nth},?\s+\d{4}`,
].join('|');

const pattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:(?<spanish>${spanish})|${english})\s+)?(?<day>${dated})(?![\p{L}\p{N}])`,
  'giu',
);

/** The last day of a text that it writes with its year, and the text without such days. */
export interface WrittenDay {
  /** Null for none. */
  readonly day: CalendarDay | null;
  readonly rest: string;
}

/**
 * Finds days that are written out: 'by Dec 31, 2026', 'antes del 31/12/2026'. Where only the order of a language
 * tells the day from the month, Spanish words before it do; English is written in both orders.
 */
export function takeWrittenDay(text: string): WrittenDay {
  let day: CalendarDay | null = null;
  const rest = text.replace(pattern, (written: string, ...matched: unknown[]) => {
    const { spanish, day: typed = '' } = matched.at(-1) as Record<string, string | undefined>;
    const whole = typed.replace(/^(\d{1,2}([./-])\d{1,2}\2)(\d{2})$/u, '$120$3');
    const read = readDay(whole, spanish === undefined ? null : 'day-month-year');
    day = read ?? day;
    return read === null ? written : ' ';
  });
  return { day, rest };
}
