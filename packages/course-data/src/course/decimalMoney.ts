import type { Money } from './course.ts';

const knownDigits = new Map<string, number>();

/** How many decimals a currency has (2 for USD, 0 for JPY); null for what is no currency code. */
export function fractionDigits(currency: string): number | null {
  const known = knownDigits.get(currency);
  if (known !== undefined) return known;
  if (!/^[A-Z]{3}$/.test(currency)) return null;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0;
  knownDigits.set(currency, digits);
  return digits;
}

/**
 * The amount written as a decimal number ('54.99', 54.99) in whole minor units. Works on the
 * digits alone, so no cent is lost to binary fractions. Null when it is no plain, non-negative
 * decimal, when it has more decimals than the currency, or when it is too big to be exact.
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

/**
 * The price as Udemy displays it in this data, '$1,054.99'. The catalogue records prices in US
 * dollars (as the specification says); any other display is not understood and gives null.
 */
export function moneyFromDisplay(display: string): Money | null {
  const match = /^\$(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?$/.exec(display.trim());
  if (match === null) return null;
  const [, whole = '', fraction = ''] = match;
  return moneyFromDecimal(whole.replaceAll(',', '') + fraction, 'USD');
}
