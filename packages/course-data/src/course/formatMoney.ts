import { cached } from './cached.ts';
import type { Money } from './course.ts';
import { fractionDigits } from './decimalMoney.ts';

/** By locale, then by currency. */
const formats = cached((locale: string) =>
  cached((currency: string) => new Intl.NumberFormat(locale, { style: 'currency', currency })),
);

/** Formats an amount as an exact decimal, '12.99': Intl reads the digits without rounding. */
function decimalOf({ amount, currency }: Money): `${number}` {
  const digits = fractionDigits(currency) ?? 0;
  const written = String(amount).padStart(digits + 1, '0');
  const point = written.length - digits;
  const decimal = digits === 0 ? written : `${written.slice(0, point)}.${written.slice(point)}`;
  return decimal as `${number}`;
}

/**
 * Formats money for a language, with the currency's usual symbol there: '12,99 US$' in 'es' (with a
 * no-break space), '$12.99' in 'en'; other dollars keep their letters ('CA$12.99'). Always shows
 * decimals, so that prices align.
 */
export function formatMoney(money: Money, locale: string): string {
  return formats(locale)(money.currency).format(decimalOf(money));
}

/** Formats sums of several currencies, '39,90 € + 19,99 US$'; a line may only break before a plus. */
export const formatSums = (sums: readonly Money[], locale: string): string =>
  sums.map((sum) => formatMoney(sum, locale)).join(' +\u00a0');
