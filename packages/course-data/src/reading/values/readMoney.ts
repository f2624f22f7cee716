import type { Money } from '../../course/course.ts';
import { fractionDigits, moneyFromDecimal } from '../../course/decimalMoney.ts';
import { currencyOf } from './currencySigns.ts';
import { scalarOf } from './fields.ts';
import { anySpace, type DecimalSign, readAmount } from './readAmount.ts';

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
 * what '$' means; null if the text names another one.
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
  const decimal =
    typeof value === 'number' ? amount : readAmount(amount, signFor(digits, amount, decimalSign));
  const money = decimal === null ? null : moneyFromDecimal(decimal, code);
  const max = limit.maxUnits ?? maxUnits[code] ?? maxOtherUnits;
  return money !== null && money.amount <= max * 10 ** digits ? money : null;
}
