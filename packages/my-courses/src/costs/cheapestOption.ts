import type { CalendarDay } from '@aulario/course-data';
import { daysOfMonths, monthsFor } from './paidMonths.ts';

/** A course with its costs; all amounts are minor units of one currency. */
export interface PricedCourse {
  readonly courseId: string;
  /** Whole minutes, more than 0; null when unknown, so that its months cannot be computed. */
  readonly minutes: number | null;
  /**
   * The price without a subscription; null when unknown, so that only a subscription has a known
   * price.
   */
  readonly single: number | null;
  /** The cost in addition to a subscription, such as that of a certificate. */
  readonly extra: number;
}

/** The pace of study, and the price of a month. */
export interface SubscriptionTerms {
  /** Minor units. */
  readonly monthly: number;
  readonly weeklyMinutes: number;
  readonly start: CalendarDay;
}

/** Which courses to take by subscription, and which to buy. */
export interface CheapestOption {
  /** The courses to take by subscription, in the given order. */
  readonly subscribedIds: readonly string[];
  /** 0 when there are none. */
  readonly months: number;
  /** The total in minor units of all courses with a known price or length. */
  readonly total: number;
  /** The courses with neither a known price nor a known length. */
  readonly missingIds: readonly string[];
  /** Whether no way is cheaper; unknown of very many courses, where some ways are not compared. */
  readonly isExact: boolean;
}

/**
 * The maximum number of bundles that are compared, so that the time grows with the number of courses
 * and not with that of their subsets.
 */
const maxBundles = 5000;

interface Bundle {
  readonly minutes: number;
  /**
   * The saving: the prices of the bundle's courses, less their costs in addition to the
   * subscription.
   */
  readonly saved: number;
  /** The course that was added last; null in the first bundle. */
  readonly courseId: string | null;
  /** The bundle without that course. */
  readonly rest: Bundle | null;
}

function idsOf(bundle: Bundle | null): ReadonlySet<string> {
  const ids = new Set<string>();
  for (let each = bundle; each !== null; each = each.rest) {
    if (each.courseId !== null) ids.add(each.courseId);
  }
  return ids;
}

/** At most {@link maxBundles}, at equal distances of saving: the shortest one of each. */
function fewer(bundles: readonly Bundle[]): readonly Bundle[] {
  if (bundles.length <= maxBundles) return bundles;
  const maxSaved = bundles.at(-1)?.saved ?? 0;
  let place = -1;
  return bundles.filter(({ saved }, index) => {
    const own = Math.floor((saved / maxSaved) * (maxBundles - 2));
    const isKept = own > place || index === bundles.length - 1;
    place = own;
    return isKept;
  });
}

const daysFor = (minutes: number, weeklyMinutes: number): number =>
  Math.ceil((minutes * 7) / weeklyMinutes);

/** The Pareto-optimal bundles: no other one has both fewer minutes and a greater saving. */
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
 * The cheapest way to take courses of one platform: some by a subscription for as many months as
 * they take at the given pace, the others bought. Exact as long as all Pareto-optimal bundles are
 * compared. Of equally cheap ways, returns the one with the fewest months.
 */
export function cheapestOption(
  courses: readonly PricedCourse[],
  { monthly, weeklyMinutes, start }: SubscriptionTerms,
): CheapestOption {
  const forced = courses.filter(({ single, minutes }) => single === null && minutes !== null);
  const missing = courses.filter(({ single, minutes }) => single === null && minutes === null);
  const bought = courses.reduce((sum, { single }) => sum + (single ?? 0), 0);
  const extras = forced.reduce((sum, { extra }) => sum + extra, 0);

  let bundles: readonly Bundle[] = [
    {
      minutes: forced.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
      saved: 0,
      courseId: null,
      rest: null,
    },
  ];
  let isExact = true;
  for (const { courseId, minutes, single, extra } of courses) {
    if (minutes === null || single === null || single <= extra) continue;
    const added = bundles.map((bundle) => ({
      minutes: bundle.minutes + minutes,
      saved: bundle.saved + single - extra,
      courseId,
      rest: bundle,
    }));
    const best = withoutBeaten([...bundles, ...added]);
    isExact &&= best.length <= maxBundles;
    bundles = fewer(best);
  }

  const ways = bundles.map((bundle) => {
    const { minutes, saved } = bundle;
    const months = monthsFor(start, daysFor(minutes, weeklyMinutes));
    return { bundle, months, total: bought + extras - saved + months * monthly };
  });
  const [cheapest] = ways.toSorted((a, b) => a.total - b.total || a.months - b.months);
  const { bundle = null, months = 0, total = bought } = cheapest ?? {};
  const ids = new Set([...forced.map(({ courseId }) => courseId), ...idsOf(bundle)]);
  return {
    subscribedIds: courses.flatMap(({ courseId }) => (ids.has(courseId) ? [courseId] : [])),
    months,
    total,
    missingIds: missing.map(({ courseId }) => courseId),
    isExact,
  };
}

/**
 * The minimum minutes per week at which a subscription for all these courses costs no more than
 * buying them; null when it always costs more, or a price or length is unknown.
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
