import { moneyFromDecimal, moneyFromDisplay } from '../money/decimalMoney.ts';
import type { CategoryId, Price } from './course.ts';
import { type CourseParsing, parseCourse } from './parseCourse.ts';
import type { UdemyCourse } from './udemyCourse.ts';
import type { RecordIssue } from './validation.ts';

/** What a Udemy record does not say itself. */
export interface UdemyContext {
  /** The category that was asked for when the list was recorded; null when none was. */
  category: CategoryId | null;
  subjects: readonly string[];
  /** The years in which the list was recorded. */
  recorded: { from: number; to: number };
}

/** The displayed price and the number must agree; where only one is understood, it counts. */
function priceOf(record: UdemyCourse): Price | RecordIssue {
  if (!record.is_paid) return { kind: 'free', certificate: null };
  const displayed = moneyFromDisplay(record.price);
  if (record.price_detail === null) {
    return displayed === null ? { kind: 'unknown' } : { kind: 'paid', money: displayed };
  }
  const money = moneyFromDecimal(record.price_detail.amount, record.price_detail.currency);
  if (money === null)
    return { path: 'price_detail.amount', message: 'Not an amount of this currency' };
  const isDifferent = displayed?.currency === money.currency && displayed.amount !== money.amount;
  return isDifferent
    ? { path: 'price_detail.amount', message: 'Differs from the displayed price' }
    : { kind: 'paid', money };
}

/**
 * The catalogue's course for a record of a Udemy list. Institution, level, rating, length,
 * certificate and date are not in the record and stay unknown. Answers issues when the price contradicts itself.
 */
export function courseFromUdemy(record: UdemyCourse, context: UdemyContext): CourseParsing {
  const price = priceOf(record);
  if ('message' in price) return { ok: false, issues: [price] };
  return parseCourse({
    id: `udemy:${record.id}`,
    platform: 'udemy',
    institution: null,
    title: record.title,
    headline: record.headline,
    url: record.url,
    imageUrl: record.image_480x270,
    instructors: record.visible_instructors.map((instructor) => instructor.display_name),
    language: record.locale.locale.replaceAll('_', '-'),
    level: null,
    category: context.category,
    subjects: context.subjects,
    price,
    rating: null,
    minutes: null,
    hasCertificate: null,
    published: null,
    recorded: context.recorded,
  });
}
