import type { CalendarDay, Money, PriceFall, PriceHistory } from '@aulario/course-data';
import { addDays, daysBetween } from '@aulario/course-data/days';

/**
 * The remembered facts of one course. Days are 'YYYY-MM-DD', amounts minor units of one currency.
 */
export interface CourseMemory {
  firstSeen: CalendarDay;
  lastSeen: CalendarDay;
  price: PriceMemory | null;
}

/** The stored history of a price. A change of currency starts a new one. */
export interface PriceMemory {
  currency: string;
  since: CalendarDay;
  /** The day since which builds have found a price without a gap. */
  unbrokenSince: CalendarDay;
  lowest: number;
  /** The day on which the present price was first seen. */
  changed: CalendarDay;
  /** The price before that one; null when it is the first, or a gap lay between them. */
  before: number | null;
  /** Prices of the last 30 days that no later one undercuts: rising, with the last day of each. */
  recent: readonly { day: CalendarDay; amount: number }[];
}

/** More days between two builds are a gap. */
export const maxGapDays = 7;

const windowDays = 30;

function nextPrice(
  before: PriceMemory | null,
  money: Money | null,
  today: CalendarDay,
): PriceMemory | null {
  if (money === null) return before;
  const { amount, currency } = money;
  const last = before?.recent.at(-1);
  if (before === null || last === undefined || before.currency !== currency) {
    const recent = [{ day: today, amount }];
    return {
      currency,
      since: today,
      unbrokenSince: today,
      lowest: amount,
      changed: today,
      before: null,
      recent,
    };
  }
  const oldest = addDays(today, -windowDays);
  const kept = before.recent.filter(
    ({ day, amount: earlier }) => day >= oldest && earlier < amount,
  );
  const isGap = daysBetween(last.day, today) > maxGapDays;
  const isSame = last.amount === amount;
  return {
    currency,
    since: before.since,
    unbrokenSince: isGap ? today : before.unbrokenSince,
    lowest: Math.min(before.lowest, amount),
    changed: isSame ? before.changed : today,
    before: isSame ? before.before : isGap ? null : last.amount,
    recent: [...kept, { day: today, amount }],
  };
}

/** Updates the memory of a course that was found today, with its price if it has one. */
export const remember = (
  before: CourseMemory | null,
  money: Money | null,
  today: CalendarDay,
): CourseMemory => ({
  firstSeen: before?.firstSeen ?? today,
  lastSeen: today,
  price: nextPrice(before?.price ?? null, money, today),
});

/** The price history for a course's page; without the 30-day low if these days contain a gap. */
export function priceHistoryOf({ price }: CourseMemory, today: CalendarDay): PriceHistory | null {
  if (price === null) return null;
  const { currency, since, unbrokenSince, lowest, changed, recent } = price;
  const oldest = addDays(today, -windowDays);
  const isFresh = daysBetween(recent.at(-1)?.day ?? since, today) <= maxGapDays;
  const amounts = recent.filter(({ day }) => day >= oldest).map(({ amount }) => amount);
  const money = (amount: number): Money => ({ amount, currency });
  return {
    since,
    unbrokenSince,
    lowest: money(lowest),
    lowest30Days:
      unbrokenSince <= oldest && isFresh && amounts.length > 0 ? money(Math.min(...amounts)) : null,
    changed: changed === since ? null : changed,
  };
}

/** The price fall of a course that was recently more expensive; never across a gap. */
export function priceFallOf(
  { price, lastSeen }: CourseMemory,
  today: CalendarDay,
): PriceFall | null {
  if (price === null || price.before === null) return null;
  const { before, changed, currency, recent } = price;
  const last = recent.at(-1);
  const isNow = last?.day === lastSeen && lastSeen === today;
  const isRecent = changed >= addDays(today, -windowDays);
  if (!isNow || !isRecent || last.amount >= before) return null;
  return { before: { amount: before, currency }, since: changed };
}
