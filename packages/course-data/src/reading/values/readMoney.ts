import type { Money } from '../../course/course.ts';
import { fractionDigits, moneyFromDecimal } from '../../course/decimalMoney.ts';
import { currencyOf } from './currencySigns.ts';
import { scalarOf } from './fields.ts';

/** Which of point and comma separates the decimals: the reader's habit where a text could be both. */
type DecimalSign = '.' | ',';

const plain = /^\d{1,15}(?:[.,]\d{1,15})?$/;
const pointed = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,15})?$/;
const commaed = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,15})?$/;
/** Also in the Indian manner, 12,34,567. */
const indian = /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,15})?$/;
const spaced = /^\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d{1,15})?$/;

/** A dash in the place of decimals, '12,-'. */
const noDecimals = /(?<=\d[.,])\s?(?:-{1,2}|[–—])$/u;

const anySpace = /[\s\u00a0\u2007\u2009\u202f]/gu;

/** Reads digits with one point or comma, such as '1.234'. */
function singleSign(digits: string, decimalSign: DecimalSign | null): string {
  const sign = digits.includes(',') ? ',' : '.';
  const [, fraction = ''] = digits.split(sign);
  // Only three digits behind it can be a group of thousands.
  const isGroup = fraction.length === 3 && !/^0\d*[.,]/.test(digits) && sign !== decimalSign;
  return isGroup ? digits.replace(sign, '') : digits.replace(sign, '.');
}

/** Whether a text is 12 or 12,000, as its writer is used to: '12.000'. */
export const couldGroup = (value: unknown): boolean =>
  typeof value === 'string' && /^\s*[1-9]\d{0,2}\.\d{3}\s*$/.test(value);

/**
 * Reads a number as people write it: '1234.56', '1.234,56', '1,234.56', '1 234,56', "1'234.56", '12,-'.
 * Where one sign could group thousands or begin decimals ('1.234'), `decimalSign` decides; without
 * one it groups, as prices have no three decimals.
 *
 * @returns The plain decimal, '1234.56'; null for anything else.
 */
export function readAmount(text: string, decimalSign: DecimalSign | null = null): string | null {
  const digits = text.trim().replace(anySpace, ' ').replace(noDecimals, '00');
  if (plain.test(digits)) {
    return /[.,]/.test(digits) ? singleSign(digits, decimalSign) : digits;
  }
  if (pointed.test(digits)) return digits.replaceAll('.', '').replace(',', '.');
  if (commaed.test(digits) || indian.test(digits)) return digits.replaceAll(',', '');
  if (spaced.test(digits)) return digits.replace(/[ '’]/g, '').replace(',', '.');
  return null;
}

/** The lowest of prices in one currency; null without any, and for several currencies, which nothing compares. */
export function lowestOf(prices: readonly Money[]): Money | null {
  const [lowest = null] = prices.toSorted((one, other) => one.amount - other.amount);
  return prices.every(({ currency }) => currency === lowest?.currency) ? lowest : null;
}

// Greater amounts are not the price of a course but, for example, of a company's account.
const maxUnits: Readonly<Record<string, number>> = { EUR: 100_000, GBP: 100_000, USD: 100_000 };
const maxOtherUnits = 100_000_000;

const writtenMoney =
  /^(?<before>\D*?)(?<amount>\d(?:[\d.,'’\s]*\d)?(?:[.,]\s?(?:-{1,2}|[–—]))?)(?<after>\D*)$/u;

/** What pages say before a price for those who listen. */
const announced = /^(?:(?:current )?price|precio(?: actual)?|preis|prix)\s*:?\s+(?=\S)/i;

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
 * '12.345,67 €', '3.500.000 COP', '$12.00 USD', 'CHF 12.-'. A currency that is stated apart decides
 * what '$' means; null if the text names another one, and for '12.500' where a point begins decimals.
 */
export function readMoney(
  value: unknown,
  currency: unknown,
  { decimalSign = '.', ...limit }: MoneyReading = {},
): Money | null {
  if (!['number', 'string'].includes(typeof value)) return null;
  const stated = typeof currency === 'string' ? currency : '';
  const found = writtenMoney.exec(scalarOf(value).trim().replace(announced, ''))?.groups;
  const amount = found?.['amount'] ?? '';
  const code = currencyOf(
    [found?.['before'], found?.['after'], stated].map(
      (sign) => sign?.replace(anySpace, ' ').trim() ?? '',
    ),
  );
  if (code === null) return null;
  const digits = fractionDigits(code) ?? 0;
  const sign = signFor(digits, amount, decimalSign);
  // No price has three decimals: where points begin them, '12.500' is an error or another habit.
  if (digits < 3 && sign === '.' && typeof value === 'string' && couldGroup(amount)) return null;
  const decimal = typeof value === 'number' ? amount : readAmount(amount, sign);
  const money = decimal === null ? null : moneyFromDecimal(decimal, code);
  const max = limit.maxUnits ?? maxUnits[code] ?? maxOtherUnits;
  return money !== null && money.amount <= max * 10 ** digits ? money : null;
}
