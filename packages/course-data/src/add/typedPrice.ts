import type { Price } from '../course/course.ts';
import { readMoney } from '../reading/readMoney.ts';

/** Parses a typed price ('12,99 US$', 'gratis', '0'); anything else is unknown. */
export function typedPrice(typed: string): Price {
  const text = typed.replaceAll('\u00a0', ' ').trim();
  if (/^(?:0|gratis|free)$/i.test(text)) return { kind: 'free', certificate: null };
  const money = readMoney(text, null);
  return money === null || money.amount === 0 ? { kind: 'unknown' } : { kind: 'paid', money };
}
