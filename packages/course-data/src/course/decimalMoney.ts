import { cached } from './cached.ts';
import type { Money } from './course.ts';

/** The number of decimals of a currency (2 for USD, 0 for JPY); null for an invalid code. */
export const fractionDigits = cached((currency: string): number | null => {
  if (!/^[A-Z]{3}$/.test(currency)) return null;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 0;
});

/**
 * Converts a decimal number ('54.99', 54.99) to integer minor units. Works on the digits, so that
 * binary fractions lose no cent. Null unless it is a plain, non-negative decimal with no more
 * decimals than the currency, small enough to be exact.
 */
export function moneyFromDecimal(decimal: string | number, currency: string): Money | null {
  const digits = fractionDigits(currency);
  const match = /^(\d{1,15})(?:\.(\d{1,15}))?$/.exec(String(decimal));
  if (digits === null || match === null) return null;
  const [, whole = '', written = ''] = match;
  const fraction = written.replace(/0+$/, '');
  if (fraction.length > digits) return null;
  const amount = Number(whole + fraction.padEnd(digits, '0'));
  return Number.isSafeInteger(amount) ? { amount, currency } : null;
}

/** The exact decimal of an amount, written from its digits: '54.99'. */
export function decimalOf({ amount, currency }: Money): `${number}` {
  const digits = fractionDigits(currency) ?? 0;
  const written = String(amount).padStart(digits + 1, '0');
  const point = written.length - digits;
  const decimal = digits === 0 ? written : `${written.slice(0, point)}.${written.slice(point)}`;
  return decimal as `${number}`;
}

/** By locale, then by currency. */
const formats = cached((locale: string) =>
  cached((currency: string) => new Intl.NumberFormat(locale, { style: 'currency', currency })),
);

/** The most signs of an amount that a narrow line has room for: '1.000.000,00 US$'. */
const longestLine = 16;

/**
 * Formats money for a language, with the currency's usual symbol there: '12,99 US$' in 'es' (with a
 * no-break space), '$12.99' in 'en'; other dollars keep their letters ('CA$12.99'). Always shows
 * decimals, so that prices align. A longer amount than fits in a line may break before its currency.
 */
export function formatMoney(money: Money, locale: string): string {
  const written = formats(locale)(money.currency).format(decimalOf(money));
  return written.length > longestLine ? written.replace('\u00a0', ' ') : written;
}

/** Adds up amounts in whole minor units, a sum for each currency, ordered by its code. */
export function sumsOf(amounts: readonly Money[]): readonly Money[] {
  const sums = new Map<string, number>();
  for (const { amount, currency } of amounts) {
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  return [...sums]
    .map(([currency, amount]) => ({ amount, currency }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1));
}

/** Formats sums of several currencies, '39,90 € + 19,99 US$'; a line may only break before a plus. */
export const formatSums = (sums: readonly Money[], locale: string): string =>
  sums.map((sum) => formatMoney(sum, locale)).join(' +\u00a0');
