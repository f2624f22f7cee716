import * as v from 'valibot';
import type { Money, PlatformId } from '../course/course.ts';
import { daySchema } from '../course/validation.ts';
import type { CalendarDay } from '../plan/calendarDay.ts';

/** What a platform asks for a month in which all its courses can be followed. */
export interface Tariff {
  readonly platform: PlatformId;
  /** ISO 3166-1, 'ES': tariffs differ by country, and so do their taxes. */
  readonly country: string;
  /** Taxes included. */
  readonly monthly: Money;
  /** Whether certificates cost nothing more. */
  readonly hasCertificates: boolean;
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
 * The known tariffs (docs/costs.md). Empty: nobody has read one with its source and its day, and
 * without them nothing is said of subscriptions.
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
