import type { Price } from '@aulario/course-data';
import { type MoneyReading, readAmount, readMoney } from '@aulario/course-data/reading';

/** How people write money. */
export const typedMoney: MoneyReading = { decimalSign: null, maxUnits: 1e9 };

/**
 * Parses a typed price ('12,99 US$', 'gratis', '0'); anything else is unknown. A number without a
 * currency is in `currency`, if given.
 */
export function typedPrice(typed: string, currency = ''): Price {
  const text = typed.trim();
  if (/^(?:0|gratis|free)$/i.test(text)) return { kind: 'free', certificate: null };
  const isBare = readAmount(text) !== null;
  const money = readMoney(text, isBare ? currency : null, typedMoney);
  return money === null || money.amount === 0 ? { kind: 'unknown' } : { kind: 'paid', money };
}
