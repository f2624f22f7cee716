import type { Price } from '@aulario/course-data';
import {
  type FeedRecord,
  firstAt,
  isCalledFree,
  readFlag,
  readMoney,
  valueAt,
} from '@aulario/course-data/reading';

/**
 * The price of a Udemy record; null when it contradicts itself. A paid course for nothing is one
 * with a coupon: what it costs without is unknown.
 */
export function readUdemyPrice(record: FeedRecord): Price | null {
  const isPaid = readFlag(valueAt(record, 'is_paid'));
  const display = firstAt(
    record,
    'price',
    'price_detail.price_string',
    'price_text.data.pricing_result.price.price_string',
  );
  const detail = readMoney(
    valueAt(record, 'price_detail.amount'),
    valueAt(record, 'price_detail.currency'),
  );
  const displayed = readMoney(display, undefined);
  const differs =
    detail !== null &&
    displayed?.currency === detail.currency &&
    displayed.amount !== detail.amount;
  const money = detail ?? displayed;
  const amount = money?.amount ?? 0;
  if (isPaid === false) return amount > 0 ? null : { kind: 'free', certificate: null };
  if (isPaid === null && isCalledFree(display) && amount === 0)
    return { kind: 'free', certificate: null };
  if (money === null) return { kind: 'unknown' };
  return differs || amount === 0 ? null : { kind: 'paid', money };
}
