import type { CalendarDay, PlatformId } from '@aulario/course-data';
import { daySchema, positiveMoneySchema } from '@aulario/course-data/records';
import * as v from 'valibot';
import type { MonthlyPrice } from '../plan/planSettings.ts';

/** A monthly price of a platform, with its source and the day on which it was read. */
export interface Tariff extends MonthlyPrice {
  /** ISO 3166-1, 'ES': tariffs differ by country, and so do their taxes. */
  readonly country: string;
  /** The platform's page that states the price. */
  readonly source: string;
  /** When it was read. */
  readonly checked: CalendarDay;
  /** The first day on which it is no longer used. */
  readonly reviewBy: CalendarDay;
}

const tariff = v.strictObject({
  platform: v.pipe(v.string(), v.nonEmpty()),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  monthly: v.strictObject(positiveMoneySchema.entries),
  hasCertificates: v.boolean(),
  source: v.pipe(v.string(), v.url(), v.startsWith('https://')),
  checked: daySchema,
  reviewBy: daySchema,
});

/** Parses a table of tariffs. Throws when it is incomplete, since every price needs a source. */
export const parseTariffs = (table: unknown): readonly Tariff[] => v.parse(v.array(tariff), table);

/**
 * The known tariffs (docs/costs.md). Empty, since none has been recorded with a source and a day;
 * costs then use only the prices that the reader enters.
 */
export const tariffs: readonly Tariff[] = parseTariffs([]);

/** The tariff of a platform in a country; null when unknown or outdated. */
export function tariffOf(
  table: readonly Tariff[],
  platform: PlatformId,
  country: string,
  today: CalendarDay,
): Tariff | null {
  const found = table.find((entry) => entry.platform === platform && entry.country === country);
  return found === undefined || today >= found.reviewBy ? null : found;
}
