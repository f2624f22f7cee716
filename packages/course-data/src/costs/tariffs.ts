import * as v from 'valibot';
import type { CalendarDay } from '../course/calendarDay.ts';
import type { PlatformId } from '../course/course.ts';
import { daySchema } from '../course/validation.ts';
import type { MonthlyPrice } from '../plan/planSettings.ts';

/** A monthly price that a platform states, with its page and the day on which it was read. */
export interface Tariff extends MonthlyPrice {
  /** ISO 3166-1, 'ES': tariffs differ by country, and so do their taxes. */
  readonly country: string;
  /** The platform's own page that says so. */
  readonly source: string;
  /** When it was read. */
  readonly checked: CalendarDay;
  /** From that day on it no longer counts. */
  readonly reviewBy: CalendarDay;
}

const tariff = v.strictObject({
  platform: v.pipe(v.string(), v.nonEmpty()),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  monthly: v.strictObject({
    amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  }),
  hasCertificates: v.boolean(),
  source: v.pipe(v.string(), v.url(), v.startsWith('https://')),
  checked: daySchema,
  reviewBy: daySchema,
});

/** Throws at a table that is not whole: a price without its source is none. */
export const parseTariffs = (table: unknown): readonly Tariff[] => v.parse(v.array(tariff), table);

/**
 * The known tariffs (docs/costs.md). Empty: nobody has read one with its source and its day.
 * Without them only the prices that the reader types are weighed.
 */
export const tariffs: readonly Tariff[] = parseTariffs([]);

/** The tariff of a platform in a country; null when none is known, or it is out of date. */
export function tariffOf(
  table: readonly Tariff[],
  platform: PlatformId,
  country: string,
  today: CalendarDay,
): Tariff | null {
  const found = table.find((entry) => entry.platform === platform && entry.country === country);
  return found === undefined || today >= found.reviewBy ? null : found;
}
