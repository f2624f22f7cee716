import type { CalendarDay } from '../course/calendarDay.ts';
import { daysOfMonths, monthsFor } from './renewalDay.ts';

/** A course as the choice sees it; all amounts are minor units of one currency. */
export interface PricedCourse {
  readonly courseId: string;
  /** Whole minutes, more than 0; null when unknown: nobody can say how many months it takes. */
  readonly minutes: number | null;
  /** Bought by itself; null when unknown: only a subscription has it at a known price. */
  readonly single: number | null;
  /** What it costs on top of a subscription, as a certificate may. */
  readonly extra: number;
}

/** How somebody studies, and what a month costs. */
export interface SubscriptionTerms {
  /** Minor units. */
  readonly monthly: number;
  readonly weeklyMinutes: number;
  readonly start: CalendarDay;
}

/** What to subscribe for, and what to buy. */
export interface CheapestWay {
  /** The courses that are followed by subscription, in the given order. */
  readonly subscribedIds: readonly string[];
  /** 0 when nothing is. */
  readonly months: number;
  /** Minor units, for everything whose price or hours are known. */
  readonly total: number;
  /** Neither price nor hours are known. */
  readonly missingIds: readonly string[];
}

interface Bundle {
  readonly minutes: number;
  /** What the bought courses cost that are in it, less what they cost on top. */
  readonly saved: number;
  readonly ids: ReadonlySet<string>;
}

const daysFor = (minutes: number, weeklyMinutes: number): number =>
  Math.ceil((minutes * 7) / weeklyMinutes);

/** Those that no other beats by both fewer minutes and more saved. */
function withoutBeaten(bundles: readonly Bundle[]): readonly Bundle[] {
  let best = -1;
  return bundles
    .toSorted((a, b) => a.minutes - b.minutes || b.saved - a.saved)
    .filter(({ saved }) => {
      const isBetter = saved > best;
      best = Math.max(best, saved);
      return isBetter;
    });
}

/**
 * The cheapest way to follow courses of one platform: some by a subscription of as many months as
 * they take at the reader's pace, the others bought. Exact: every bundle that could be the cheapest
 * is weighed. Of ways that cost the same, the one with the fewest months.
 */
export function cheapestWay(
  courses: readonly PricedCourse[],
  { monthly, weeklyMinutes, start }: SubscriptionTerms,
): CheapestWay {
  const forced = courses.filter(({ single, minutes }) => single === null && minutes !== null);
  const missing = courses.filter(({ single, minutes }) => single === null && minutes === null);
  const bought = courses.reduce((sum, { single }) => sum + (single ?? 0), 0);
  const extras = forced.reduce((sum, { extra }) => sum + extra, 0);

  let bundles: readonly Bundle[] = [
    {
      minutes: forced.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
      saved: 0,
      ids: new Set(forced.map(({ courseId }) => courseId)),
    },
  ];
  for (const { courseId, minutes, single, extra } of courses) {
    if (minutes === null || single === null || single <= extra) continue;
    const added = bundles.map((bundle) => ({
      minutes: bundle.minutes + minutes,
      saved: bundle.saved + single - extra,
      ids: new Set([...bundle.ids, courseId]),
    }));
    bundles = withoutBeaten([...bundles, ...added]);
  }

  const ways = bundles.map(({ minutes, saved, ids }) => {
    const months = monthsFor(start, daysFor(minutes, weeklyMinutes));
    return { ids, months, total: bought + extras - saved + months * monthly };
  });
  const [cheapest] = ways.toSorted((a, b) => a.total - b.total || a.months - b.months);
  const { ids, months = 0, total = bought } = cheapest ?? {};
  return {
    subscribedIds: courses.flatMap(({ courseId }) => (ids?.has(courseId) ? [courseId] : [])),
    months,
    total,
    missingIds: missing.map(({ courseId }) => courseId),
  };
}

/**
 * From how many minutes a week on a subscription for all of these courses costs no more than buying
 * them; null when it never does, or a price or hours are not known.
 */
export function breakEvenMinutes(
  courses: readonly PricedCourse[],
  { monthly, start }: Omit<SubscriptionTerms, 'weeklyMinutes'>,
): number | null {
  let minutes = 0;
  let spared = 0;
  for (const course of courses) {
    if (course.minutes === null || course.single === null) return null;
    minutes += course.minutes;
    spared += course.single - course.extra;
  }
  const months = Math.floor(spared / monthly);
  if (months < 1 || minutes === 0) return null;
  return Math.ceil((minutes * 7) / daysOfMonths(start, months));
}
