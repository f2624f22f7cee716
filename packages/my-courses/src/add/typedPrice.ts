import type { Price } from '@aulario/course-data';
import { type MoneyReading, readAmount, readMoney } from '@aulario/course-data/reading';

/** How people write money. */
export const typedMoney: MoneyReading = { decimalSign: null, maxUnits: 1e9 };

/** Nothing to pay, in whichever currency ('0,00 €'), or a word for it. */
export const freePrice =
  /^(?:[\p{Sc}\p{L}/.\s]{0,5}0[0.,\s]*(?:-{1,2}|[–—])?[\p{Sc}\p{L}\s]{0,5}|gratis|gratuito|free)$/iu;

/**
 * Parses a typed price ('12,99 US$', 'gratis', '0 €'); anything else is unknown. A number without a
 * currency is in `currency`, if given.
 */
export function typedPrice(typed: string, currency = ''): Price {
  const text = typed.trim();
  if (freePrice.test(text)) return { kind: 'free', certificate: null };
  const isBare = readAmount(text) !== null;
  const money = readMoney(text, isBare ? currency : null, typedMoney);
  return money === null ? { kind: 'unknown' } : { kind: 'paid', money };
}
