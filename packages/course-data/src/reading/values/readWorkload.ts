import type { NumberRange } from '../../course/course.ts';
import { maxCourseHours } from '../../course/derived/totalHours.ts';
import { readNumber } from './readers.ts';

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

const number = String.raw`(\d{1,5}(?:[.,]\d{1,2})?)`;
const span = String.raw`(?<![\d.,:-])${number}(?:\s*(?:-|–|—|to|and|a|y|o|bis|und|à|et)\s*${number}|\s*\+)?`;
/** Not within a word, in any alphabet. */
const end = String.raw`(?!\p{L})`;
const unit = {
  hours: String.raw`\s*-?\s*(?:total\s+|video\s+)?(?:hours?|hrs?|horas?|hs|ore|ora|stunden?|std|heures?|ч|час(?:а|ов)?|h)${end}\.?`,
  minutes: String.raw`\s*-?\s*(?:total\s+)?(?:minutes?|mins?|minutos?|minuti|minuten|мин|минут|m)${end}\.?`,
  weeks: String.raw`\s*-?\s*(?:weeks?|wks?|wk|semanas?|settimane?|wochen?|semaines?|недел[ьяи])${end}`,
  months: String.raw`\s*-?\s*(?:months?|mes(?:es)?|mesi|monate?n?|mois|месяц(?:а|ев)?)${end}`,
};
const aWeek = String.raw`\s*(?:of\s+(?:work|study|effort)\s*)?(?:/|per|a|an|each|every|por|a\s+la|al|cada|pro|je|par|in\s+der)?\s*(?:/\s*)?(?:weekly|weeks?|wks?|semanal(?:es)?|semanas?|wochen?|semaine)${end}`;

const patternOf = (...parts: readonly string[]) => new RegExp(parts.join(''), 'iu');
const patterns = {
  weeklyHours: patternOf(span, unit.hours, aWeek),
  weeklyMinutes: patternOf(span, unit.minutes, aWeek),
  weeklyPrefix: patternOf(String.raw`(?:weekly|semanal(?:es)?)\D{0,12}`, span, unit.hours),
  /** '11 weeks at 3-6 hours': the hours are those of a week. */
  weeksAtHours: patternOf(unit.weeks, String.raw`\s+at\s+`, span, unit.hours),
  weeks: patternOf(span, unit.weeks),
  months: patternOf(span, unit.months),
  hours: patternOf(span, unit.hours),
  minutes: patternOf(span, unit.minutes),
};

const numberOf = (written: string): number => Number(written.replace(',', '.'));

function rangeOf(text: string, pattern: RegExp, factor: number, max: number): NumberRange | null {
  const [, from, to = from] = pattern.exec(text) ?? [];
  if (from === undefined || to === undefined) return null;
  const range = { min: numberOf(from) * factor, max: numberOf(to) * factor };
  return range.min > 0 && range.min <= range.max && range.max <= max ? range : null;
}

const rounded = (range: NumberRange | null): NumberRange | null =>
  range && { min: Math.max(1, Math.round(range.min)), max: Math.max(1, Math.round(range.max)) };

function minutesOf(text: string): number | null {
  const hours = rangeOf(text, patterns.hours, 60, maxMinutes);
  const minutes = rangeOf(text, patterns.minutes, 1, maxMinutes);
  // A total that is a range is too vague for one length.
  if (hours !== null && hours.min !== hours.max) return null;
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
  const text = value.trim().slice(0, 200);
  const ofDuration = ofIso(text);
  if (ofDuration !== null) return ofDuration;
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
  return { minutes: minutesOf(rest), weeks: rounded(weeks), weeklyHours };
}

/** Reads the length of a course from a number of minutes, not from a text with a unit. */
export function readMinutes(value: unknown): number | null {
  const minutes = readNumber(value);
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
