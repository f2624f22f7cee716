import type { NumberRange } from '../../course/course.ts';
import { maxCourseHours } from '../../course/derived/totalHours.ts';
import { readNumber } from './readers.ts';
import { couldGroup } from './readMoney.ts';
import { workloadPatterns as patterns } from './workloadPatterns.ts';

/** The time that a course takes, as far as the text states it. */
export interface Workload {
  minutes: number | null;
  weeks: NumberRange | null;
  weeklyHours: NumberRange | null;
}

const nothing: Workload = { minutes: null, weeks: null, weeklyHours: null };

const weeksInMonth = 365.25 / 12 / 7;
const weeksInYear = 365.25 / 7;

/** Longer courses are errors in a feed. */
const maxMinutes = maxCourseHours * 60;

/** The longest duration in weeks; a longer one is an error in a feed. */
export const maxWeeks = 210;

/** The most hours per week; more of them are an error in a feed. */
export const maxWeeklyHours = 80;

const numberOf = (written: string): number => Number(written.replace(',', '.'));

function rangeOf(text: string, pattern: RegExp, factor: number, max: number): NumberRange | null {
  const [, from, to = from] = pattern.exec(text) ?? [];
  if (from === undefined || to === undefined) return null;
  const range = { min: numberOf(from) * factor, max: numberOf(to) * factor };
  return range.min > 0 && range.min <= range.max && range.max <= max ? range : null;
}

const rounded = (range: NumberRange | null): NumberRange | null =>
  range && { min: Math.max(1, Math.round(range.min)), max: Math.max(1, Math.round(range.max)) };

/** Hours and minutes as hours alone, to hundredths: '1 h 30 min' is '1.50 h'. */
const inHours = (text: string): string =>
  text
    .replace(patterns.hoursAndMinutes, (_, hours: string, ...minutes: (string | undefined)[]) => {
      const [written = '0'] = minutes.slice(0, 3).filter((each) => each !== undefined);
      return `${(Number(hours) + Number(written) / 60).toFixed(2)} h`;
    })
    .replace(patterns.andAHalf, '$1.5 h');

function minutesOf(text: string): number | null {
  if (patterns.notAll.test(text)) return null;
  const hours = rangeOf(text, patterns.hours, 60, maxMinutes);
  const minutes = rangeOf(text, patterns.minutes, 1, maxMinutes);
  // A total that is a range is too vague for one length, and of two totals either may be the whole.
  if ([hours, minutes].some((range) => range !== null && range.min !== range.max)) return null;
  const rest = text.replace(patterns.hours, ' ').replace(/\([^()]*\)/g, ' ');
  if (patterns.hours.test(rest)) return null;
  const total = (hours?.max ?? 0) + (minutes?.max ?? 0);
  return total > 0 && total <= maxMinutes ? Math.max(1, Math.round(total)) : null;
}

// 'P10H' is not valid ISO 8601, but common.
const iso =
  /^P(?:(\d+(?:\.\d+)?)Y)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)W)?(?:(\d+(?:\.\d+)?)D)?(?:T?(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?$/i;

function ofIso(text: string): Workload | null {
  const found = iso.exec(text);
  if (found === null) return null;
  const [years, months, weeks, days, hours, minutes, seconds] = found
    .slice(1)
    .map((part) => Number(part ?? 0));
  const totalWeeks =
    (years ?? 0) * weeksInYear + (months ?? 0) * weeksInMonth + (weeks ?? 0) + (days ?? 0) / 7;
  const totalMinutes = (hours ?? 0) * 60 + (minutes ?? 0) + (seconds ?? 0) / 60;
  const isWeeks = totalWeeks >= 1 && totalWeeks <= maxWeeks;
  const isMinutes = totalMinutes >= 1 && totalMinutes <= maxMinutes;
  return {
    minutes: isMinutes ? Math.round(totalMinutes) : null,
    weeks: isWeeks ? rounded({ min: totalWeeks, max: totalWeeks }) : null,
    weeklyHours: null,
  };
}

/**
 * Parses a duration or effort of a feed: '4-8 hours/week', '32 total hours', 'PT40H', '7 semanas',
 * '1 hour 30 minutes', '5 weeks of study, 2-4 hours/week'. Unreadable or implausibly long values
 * are null.
 */
export function readWorkload(value: unknown): Workload {
  if (typeof value !== 'string') return nothing;
  const given = value.trim().slice(0, 200);
  const ofDuration = ofIso(given);
  if (ofDuration !== null) return ofDuration;
  const text = inHours(given).replace(patterns.use, ' ');
  const weekly = [
    patterns.weeklyHours,
    patterns.weeklyPrefix,
    patterns.weeksAtHours,
    patterns.weeklyMinutes,
  ].find((each) => each.test(text));
  const factor = weekly === patterns.weeklyMinutes ? 1 / 60 : 1;
  const weeklyHours = weekly ? rangeOf(text, weekly, factor, maxWeeklyHours) : null;
  const rest = weekly
    ? text.replace(weekly, weekly === patterns.weeksAtHours ? ' weeks ' : ' ')
    : text;
  const weeks =
    rangeOf(rest, patterns.weeks, 1, maxWeeks) ??
    rangeOf(rest, patterns.months, weeksInMonth, maxWeeks);
  const minutes = minutesOf(rest);
  // '8 weeks (4 hours)': fewer hours than weeks may be those of a week.
  const isTotal = minutes === null || weeks === null || minutes >= weeks.min * 60;
  return { minutes: isTotal ? minutes : null, weeks: rounded(weeks), weeklyHours };
}

/** Reads the length of a course from a number of minutes, not from a text with a unit, nor from '1.200'. */
export function readMinutes(value: unknown): number | null {
  const minutes = couldGroup(value) ? null : readNumber(value);
  return minutes !== null && minutes >= 1 && minutes <= maxMinutes ? Math.round(minutes) : null;
}

/** A range between two numbers of a feed; a missing end equals the other one. */
export function rangeBetween(min: unknown, max: unknown, maxValue: number): NumberRange | null {
  const numbers = [min, max].map((end) =>
    typeof end === 'string' && end.trim() !== ''
      ? Number(end)
      : typeof end === 'number'
        ? end
        : null,
  );
  const [from, to] = [numbers[0] ?? numbers[1], numbers[1] ?? numbers[0]];
  if (from == null || to == null) return null;
  return from > 0 && from <= to && to <= maxValue ? { min: from, max: to } : null;
}
