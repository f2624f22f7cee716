import {
  type CalendarDay,
  facetPhrases,
  type Money,
  moneyFromDecimal,
  utcDay,
} from '@aulario/course-data';
import { addDays, addMonths, isCalendarDay } from '@aulario/course-data/days';
import { readDay } from '@aulario/course-data/readDay';
import { facetPhraseAt, indexFacetPhrases, typedWords } from '@aulario/search';
import { type Goal, goals } from '../goals.ts';
import { matchNamed, namesGoal } from './matchNamed.ts';
import { maxRouteHours, type RouteWish } from './routeWish.ts';
import { wishPhrases } from './wishPhrases.ts';

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
interface WrittenDay {
  /** Null for none. */
  readonly day: CalendarDay | null;
  readonly rest: string;
}

/**
 * Finds days that are written out: 'by Dec 31, 2026', 'antes del 31/12/2026'. Where only the order of a language
 * tells the day from the month, Spanish words before it do; English is written in both orders.
 */
function takeWrittenDay(text: string): WrittenDay {
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

/** What a text says of a wish. */
export interface ReadWish {
  /** What it says; the rest of the wish is not included. */
  readonly said: Partial<RouteWish>;
  /** The goals that it may mean, the best first. */
  readonly goals: readonly Goal[];
  /** Its words that say what is to be learnt. */
  readonly subject: string;
}

let indexed: ReturnType<typeof indexFacetPhrases> | null = null;
const phrases = () => {
  indexed ??= indexFacetPhrases([...wishPhrases, ...facetPhrases]);
  return indexed;
};

const numberIn = (text: string) => Number(text.replace(/\D/gu, ''));

/** The hours per week of a phrase about study time; minutes a day are rounded to half hours a week. */
function weeklyHoursOf(facet: string, value: string): number {
  if (facet === 'dailyMinutes') return Math.round((numberIn(value) * 7) / 30) / 2;
  return numberIn(value) * (facet === 'daily' ? 7 : 1);
}

/** The first such day after today, unless the year is given. */
function dayIn(month: number, dayOfMonth: number | 'last', year: number, today: CalendarDay) {
  const dayOf = (each: number): CalendarDay =>
    utcDay(
      dayOfMonth === 'last' ? Date.UTC(each, month, 0) : Date.UTC(each, month - 1, dayOfMonth),
    );
  const thisYear = Number(today.slice(0, 4));
  if (year > 0 && !isCalendarDay(`${year}-01-01`)) return null;
  const day = year > 0 ? dayOf(year) : dayOf(dayOf(thisYear) >= today ? thisYear : thisYear + 1);
  // '31 February' is no day.
  return Number(day.slice(5, 7)) === month ? day : null;
}

/** The day that a phrase names; null for none. */
function untilOf(facet: string, value: string, today: CalendarDay): CalendarDay | null {
  const [month = 0, rest = 0] = value.split('-').map(Number);
  // 'By March 15' names a day, 'by March 2027' a year.
  const [dayOfMonth, year] = rest > 0 && rest <= 31 ? [rest, 0] : [null, rest];
  if (facet === 'through' || facet === 'on') return dayIn(month, dayOfMonth ?? 'last', year, today);
  if (facet === 'before') {
    const first = dayIn(month, dayOfMonth ?? 1, year, today);
    return first === null ? null : addDays(first, -1);
  }
  if (facet === 'weeks') return addDays(today, Math.min(numberIn(value), 520) * 7);
  if (facet === 'months') return addMonths(today, Math.min(numberIn(value), 120));
  return null;
}

function budgetOf(value: string, words: readonly string[]): Money | null {
  if (value === 'free') return { amount: 0, currency: 'USD' };
  const bounds = /^(?:at-most|between-(\d+))-(\d+)$/u.exec(value)?.slice(1);
  // 'Cheap' is no amount.
  if (bounds === undefined || !words.some((word) => /\d/u.test(word))) return null;
  const isEuro = words.some((word) => word === '€' || word.startsWith('eur'));
  return moneyFromDecimal(
    String(Math.max(...bounds.map((bound = '0') => Number(bound)))),
    isEuro ? 'EUR' : 'USD',
  );
}

/** What one understood phrase says of the wish. */
function partOf(
  facet: string,
  value: string,
  words: readonly string[],
  today: CalendarDay,
): Partial<RouteWish> {
  if (facet === 'weekly' || facet === 'daily' || facet === 'dailyMinutes') {
    const hours = weeklyHoursOf(facet, value);
    return hours > 0 ? { weeklyHours: Math.min(hours, maxRouteHours) } : {};
  }
  if (facet === 'price') {
    const budget = budgetOf(value, words);
    return budget === null ? {} : { budget };
  }
  if (facet === 'certificate') return { wantsCertificates: value !== 'no' };
  if (facet === 'language') return { language: value };
  const until = untilOf(facet, value, today);
  return until === null ? {} : { until };
}

/**
 * Reads a wish as people type it: 'Datos junior, 3 h a la semana, hasta marzo, como mucho 100 US$,
 * con certificado'. Money, certificate and language are understood as the search understands them.
 */
export function readWish(text: string, today: CalendarDay): ReadWish {
  const { day, rest } = takeWrittenDay(text.slice(0, 400));
  const words = typedWords(rest);
  const left: string[] = [];
  const knownSkills: string[] = [];
  let said: Partial<RouteWish> = day === null ? {} : { until: day };
  for (let at = 0; at < words.length; ) {
    const found = facetPhraseAt(phrases(), words, at);
    if (found === undefined) {
      left.push(words[at]?.typed ?? '');
      at += 1;
      continue;
    }
    const covered = words.slice(at, at + found.length);
    if (found.facet === 'known') knownSkills.push(found.value);
    said = {
      ...said,
      ...partOf(
        found.facet,
        found.value,
        covered.map(({ word }) => word),
        today,
      ),
    };
    at += found.length;
  }
  const subject = left.join(' ');
  const meant = matchNamed(subject, goals);
  const [goal] = meant;
  const isNamed = goal !== undefined && namesGoal(subject, goal);
  const known = isNamed
    ? goal.steps.filter(({ skill }) => knownSkills.includes(skill.id)).map(({ id }) => id)
    : [];
  return {
    said: {
      ...said,
      ...(isNamed && { goalId: goal.id }),
      ...(known.length > 0 && { known }),
    },
    goals: meant,
    subject,
  };
}
