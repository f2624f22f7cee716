import type { CalendarDay } from '../course/calendarDay.ts';
import type { Course, NumberRange } from '../course/course.ts';
import { totalHours } from '../course/totalHours.ts';
import type { MonthlyPrice } from '../plan/planSettings.ts';
import {
  breakEvenMinutes,
  type CheapestWay,
  cheapestWay,
  type PricedCourse,
} from './cheapestWay.ts';
import { cancelDay } from './renewalDay.ts';
import { type Cost, certificateCost, nothing, singlePrice } from './singlePrice.ts';
import { type Tariff, tariffOf } from './tariffs.ts';

/** Where somebody is, and how they study. */
export interface Reader {
  /** ISO 3166-1. */
  readonly country: string;
  readonly weeklyHours: number;
  readonly start: CalendarDay;
  readonly wantsCertificates: boolean;
  /** What the reader says that months cost; these count before any known tariff. */
  readonly monthlyPrices: readonly MonthlyPrice[];
  /** The whole hours of courses, by id, where nobody but the reader says them. */
  readonly hours: Readonly<Record<string, number>>;
}

/** What a platform's subscription would come to, beside buying. Amounts are in its currency. */
export interface SubscriptionWay {
  readonly price: MonthlyPrice;
  /** Where the price is from; null for one that the reader has said. */
  readonly tariff: Tariff | null;
  /** The courses of the platform. */
  readonly courses: readonly Course[];
  /** Of how many of them nobody knows the hours: no month is counted for these. */
  readonly untimed: number;
  /** Of how many nobody knows what the wanted certificate costs on top: nor for these. */
  readonly uncertified: number;
  /** The others, by subscription; 0 months when there are none. */
  readonly subscribed: { readonly months: number; readonly total: number };
  /** All of whose price is known, bought; null where not every price is. */
  readonly bought: number | null;
  readonly cheapest: CheapestWay;
  /** The last day on which to end it without paying for another month; null without one. */
  readonly cancelBy: CalendarDay | null;
  /** Minutes a week from which the subscription costs no more; null when never, or nobody knows. */
  readonly breakEven: number | null;
}

/** A cost in one currency; null when it is not known in it. */
function amountOf(cost: Cost, currency: string): number | null {
  if (cost === null) return null;
  if (cost === nothing) return 0;
  return cost.currency === currency ? cost.amount : null;
}

/** The hours of a course, as the reader says them or else its platform; null when nobody does. */
function hoursOf(course: Course, { hours: said }: Reader): NumberRange | null {
  const saidHours = said[course.id];
  const hours = saidHours === undefined ? totalHours(course) : { min: saidHours, max: saidHours };
  return hours?.max === 0 ? null : hours;
}

/** What the wanted certificate costs on top of a subscription; null when that is not known. */
function extraOf(course: Course, price: MonthlyPrice, { wantsCertificates }: Reader) {
  return wantsCertificates && !price.hasCertificates
    ? amountOf(certificateCost(course), price.monthly.currency)
    : 0;
}

function pricedCourse(course: Course, price: MonthlyPrice, reader: Reader): PricedCourse {
  const hours = hoursOf(course, reader);
  const extra = extraOf(course, price, reader);
  return {
    courseId: course.id,
    // The middle of the span; a certificate of unknown cost leaves no known way by subscription.
    minutes:
      hours === null || extra === null
        ? null
        : Math.max(1, Math.round((hours.min + hours.max) * 30)),
    single: amountOf(singlePrice(course, reader.wantsCertificates), price.monthly.currency),
    extra: extra ?? 0,
  };
}

/** One for each platform whose price by the month the reader says, or is known in their country. */
export function subscriptionWays(
  courses: readonly Course[],
  reader: Reader,
  table: readonly Tariff[],
  today: CalendarDay,
): readonly SubscriptionWay[] {
  const { country, start } = reader;
  const platforms = new Set(courses.map(({ platform }) => platform));
  return [...platforms].flatMap((platform) => {
    const said = reader.monthlyPrices.find((each) => each.platform === platform);
    const tariff = said === undefined ? tariffOf(table, platform, country, today) : null;
    const price = said ?? tariff;
    if (price === null) return [];
    const own = courses.filter((course) => course.platform === platform);
    const priced = own.map((course) => pricedCourse(course, price, reader));
    const monthly = price.monthly.amount;
    const terms = { monthly, start, weeklyMinutes: Math.round(reader.weeklyHours * 60) };
    const timed = priced.filter(({ minutes }) => minutes !== null);
    // Nothing but a subscription: as if no price were known.
    const all = cheapestWay(
      timed.map((course) => ({ ...course, single: null })),
      terms,
    );
    const prices = priced.map(({ single }) => single);
    const cheapest = cheapestWay(priced, terms);
    return [
      {
        price,
        tariff,
        courses: own,
        untimed: own.filter((course) => hoursOf(course, reader) === null).length,
        uncertified: own.filter((course) => extraOf(course, price, reader) === null).length,
        subscribed: { months: all.months, total: all.total },
        bought: prices.includes(null)
          ? null
          : prices.reduce<number>((sum, price) => sum + (price ?? 0), 0),
        cheapest,
        cancelBy: cheapest.months === 0 ? null : cancelDay(start, cheapest.months),
        breakEven: breakEvenMinutes(priced, terms),
      },
    ];
  });
}
