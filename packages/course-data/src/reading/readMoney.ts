import type { Money } from '../course/course.ts';
import { moneyFromDecimal } from '../course/decimalMoney.ts';
import { scalarOf } from './fields.ts';

// Greater amounts are not the price of a course but, for example, of a company's account.
const maxAmount = 100_000_00;

const symbols: Readonly<Record<string, string>> = { $: 'USD', US$: 'USD', '€': 'EUR', '£': 'GBP' };
const writtenMoney =
  /^(US\$|[$€£]|[A-Z]{3})?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?\s*(US\$|[$€£]|[A-Z]{3})?$/;

/**
 * Reads an amount from a number or a text ('54.99', '$54.99', '54,99 EUR'). The stated currency has
 * priority.
 */
export function readMoney(value: unknown, currency: unknown): Money | null {
  const stated = typeof currency === 'string' ? currency.trim().toUpperCase() : '';
  const found = writtenMoney.exec(scalarOf(value).trim());
  if (found === null || !['number', 'string'].includes(typeof value)) return null;
  const [, before = '', whole = '', fraction = '00', after = ''] = found;
  const sign = before === '' ? after : before;
  const code = stated === '' ? (symbols[sign] ?? sign) : stated;
  const money = moneyFromDecimal(`${whole.replaceAll(',', '')}.${fraction}`, code);
  return money !== null && money.amount <= maxAmount ? money : null;
}
