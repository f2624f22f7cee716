import {
  type CalendarDay,
  type Course,
  certificateCost,
  nothing,
  type OneOff,
  oneOffPrice,
} from '@aulario/course-data';
import { plannedHours } from '../plan/planCourses.ts';
import type { MonthlyPrice } from '../plan/planSettings.ts';
import {
  breakEvenMinutes,
  type CheapestOption,
  cheapestOption,
  type PricedCourse,
} from './cheapestOption.ts';
import { cancelDay } from './paidMonths.ts';
import { sellingPrice } from './sellingPrice.ts';

/** The reader's pace of study and own figures. */
export interface Reader {
  readonly weeklyHours: number;
  readonly start: CalendarDay;
  readonly wantsCertificates: boolean;
  /** The monthly prices that the reader entered. */
  readonly monthlyPrices: readonly MonthlyPrice[];
  /**
   * The lengths that the reader entered for courses of unknown length: whole hours, by course id.
   */
  readonly hours: Readonly<Record<string, number>>;
}

/** The costs of a platform's subscription compared with buying. Amounts are in its currency. */
export interface SubscriptionOption {
  readonly price: MonthlyPrice;
  /** The platform's courses. */
  readonly courses: readonly Course[];
  /** The number of courses of unknown length, for which no month is counted. */
  readonly untimed: number;
  /**
   * The number of courses whose certificate has an unknown cost, for which no month is counted
   * either.
   */
  readonly uncertified: number;
  /** Whether a course is sold in another currency, so that its price is unknown here. */
  readonly hasOtherCurrency: boolean;
  /** The other courses by subscription; 0 months when there are none. */
  readonly subscribed: { readonly months: number; readonly total: number };
  /** The cost of buying all courses; null when a price is unknown. */
  readonly bought: number | null;
  readonly cheapest: CheapestOption;
  /** The last day to cancel without paying for another month; null without a subscription. */
  readonly cancelBy: CalendarDay | null;
  /** The minutes per week from which the subscription costs no more; null when never or unknown. */
  readonly breakEven: number | null;
}

/** The cost in a currency; null when it is unknown in this currency. */
function amountOf(cost: OneOff, currency: string): number | null {
  if (cost === null) return null;
  if (cost === nothing) return 0;
  return cost.currency === currency ? cost.amount : null;
}

/** The cost of the wanted certificate in addition to a subscription; null when unknown. */
function extraOf(course: Course, price: MonthlyPrice, { wantsCertificates }: Reader) {
  return wantsCertificates && !price.hasCertificates
    ? amountOf(certificateCost(course), price.monthly.currency)
    : 0;
}

function pricedCourse(course: Course, price: MonthlyPrice, reader: Reader): PricedCourse {
  const { hours } = plannedHours(course, reader.hours);
  const extra = extraOf(course, price, reader);
  return {
    courseId: course.id,
    // A certificate of unknown cost leaves no known way by subscription.
    minutes: hours === null || extra === null ? null : Math.max(1, Math.round(hours * 60)),
    single: amountOf(oneOffPrice(course, reader.wantsCertificates), price.monthly.currency),
    extra: extra ?? 0,
  };
}

/** One result per platform of the courses whose monthly price the reader entered. */
export function subscriptionOptions(
  courses: readonly Course[],
  reader: Reader,
): readonly SubscriptionOption[] {
  const { start } = reader;
  const platforms = new Set(courses.map(({ platform }) => platform));
  return [...platforms].flatMap((platform) => {
    const price = reader.monthlyPrices.find((each) => each.platform === platform);
    if (price === undefined) return [];
    const own = courses.filter((course) => course.platform === platform);
    const priced = own.map((course) => pricedCourse(course, price, reader));
    const monthly = price.monthly.amount;
    const terms = { monthly, start, weeklyMinutes: Math.round(reader.weeklyHours * 60) };
    const timed = priced.filter(({ minutes }) => minutes !== null);
    // Only by subscription, as for courses without a known price.
    const all = cheapestOption(
      timed.map((course) => ({ ...course, single: null })),
      terms,
    );
    const prices = priced.map(({ single }) => single);
    const cheapest = cheapestOption(priced, terms);
    return [
      {
        price,
        courses: own,
        untimed: own.filter((course) => plannedHours(course, reader.hours).hours === null).length,
        uncertified: own.filter((course) => extraOf(course, price, reader) === null).length,
        hasOtherCurrency: own
          .map(sellingPrice)
          .some((money) => money !== null && money.currency !== price.monthly.currency),
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
