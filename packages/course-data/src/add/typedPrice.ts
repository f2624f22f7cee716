import type { Price } from '../course/course.ts';
import { readMoney } from '../reading/readMoney.ts';

const bareNumber = /^\d+(?:[.,]\d{1,2})?$/;

/**
 * Parses a typed price ('12,99 US$', 'gratis', '0'); anything else is unknown. A number without a
 * currency is in `currency`, if given.
 */
export function typedPrice(typed: string, currency = ''): Price {
  const given = typed.replaceAll('\u00a0', ' ').trim();
  const text = currency !== '' && bareNumber.test(given) ? `${given} ${currency}` : given;
  if (/^(?:0|gratis|free)$/i.test(text)) return { kind: 'free', certificate: null };
  const money = readMoney(text, null);
  return money === null || money.amount === 0 ? { kind: 'unknown' } : { kind: 'paid', money };
}
