import { cached } from '../course/cached.ts';
import type { Money } from '../course/course.ts';
import { fractionDigits, moneyFromDecimal } from '../course/decimalMoney.ts';
import { scalarOf } from './fields.ts';
import { anySpace, type DecimalSign, readAmount } from './readAmount.ts';

// Greater amounts are not the price of a course but, for example, of a company's account.
const maxUnits: Readonly<Record<string, number>> = { EUR: 100_000, GBP: 100_000, USD: 100_000 };
const maxOtherUnits = 100_000_000;

/** The languages whose signs of currencies are known; a sign that means two in one of them is none. */
const languages = ['es', 'en'] as const;

/** What a sign means in each language: '$' is a US dollar. */
const signs = cached((language: string): ReadonlyMap<string, string> => {
  const known = new Map<string, string>();
  for (const currency of Intl.supportedValuesOf('currency')) {
    const format = new Intl.NumberFormat(language, { style: 'currency', currency });
    const sign = format.formatToParts(1).find(({ type }) => type === 'currency')?.value;
    if (sign !== undefined) known.set(sign.replace(anySpace, ' '), currency);
  }
  return known.set('$', 'USD').set('US$', 'USD');
});

function currencyOf(sign: string): string | null {
  if (/^[A-Z]{3}$/i.test(sign)) {
    const code = sign.toUpperCase();
    return fractionDigits(code) === null ? null : code;
  }
  const found = new Set(languages.flatMap((language) => signs(language).get(sign) ?? []));
  const [currency] = found;
  return found.size === 1 && currency !== undefined ? currency : null;
}

const writtenMoney = /^(?<before>\D*)(?<amount>\d(?:[\d.,'’\s]*\d)?)(?<after>\D*)$/u;

/** A currency without decimals has thousands only; one with three of them, a single sign of decimals. */
function signFor(digits: number, amount: string, decimalSign: DecimalSign | null) {
  if (digits === 0) return null;
  if (digits < 3) return decimalSign;
  return amount.includes(',') ? ',' : '.';
}

/** How an amount is read. */
export interface MoneyReading {
  /**
   * The sign of decimals, for an amount such as '1.234'; that of feeds by default. Null where people
   * write: there it groups thousands, as no price has three decimals.
   */
  readonly decimalSign?: DecimalSign | null | undefined;
  /** The greatest amount that is believed, in units; that of a course in a feed by default. */
  readonly maxUnits?: number | undefined;
}

/**
 * Reads an amount from a number or a text, as people and `formatMoney` write it: '54.99', '$54.99',
 * '12.345,67 €', '3.500.000 COP'. A currency that is stated apart decides what '$' means; null if the
 * text names another one.
 */
export function readMoney(
  value: unknown,
  currency: unknown,
  { decimalSign = '.', ...limit }: MoneyReading = {},
): Money | null {
  if (!['number', 'string'].includes(typeof value)) return null;
  const stated = typeof currency === 'string' ? currency.trim() : '';
  const found = writtenMoney.exec(scalarOf(value).trim())?.groups;
  const amount = found?.['amount'] ?? '';
  const [before = '', after = ''] = [found?.['before'], found?.['after']].map((sign) =>
    sign?.replace(anySpace, ' ').trim(),
  );
  if (before !== '' && after !== '') return null;
  const sign = before === '' ? after : before;
  const signed = sign === '' ? null : currencyOf(sign);
  const code = stated === '' ? signed : currencyOf(stated);
  if (code === null || (sign !== '' && signed === null)) return null;
  // Many currencies have the sign '$'; any other one than the stated is a contradiction.
  if (!['', '$'].includes(sign) && signed !== code) return null;
  const digits = fractionDigits(code) ?? 0;
  const decimal =
    typeof value === 'number' ? amount : readAmount(amount, signFor(digits, amount, decimalSign));
  const money = decimal === null ? null : moneyFromDecimal(decimal, code);
  const max = limit.maxUnits ?? maxUnits[code] ?? maxOtherUnits;
  return money !== null && money.amount <= max * 10 ** digits ? money : null;
}
