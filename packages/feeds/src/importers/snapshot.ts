import { moneyFromDecimal, moneyFromDisplay, type Price } from '@aulario/course-data';
import {
  emptyDraft,
  type FeedRecord,
  firstAt,
  readLanguage,
  readLevel,
  readLine,
  readNames,
  readPeople,
  readRating,
  readWorkload,
  scalarOf,
} from '@aulario/course-data/reading';
import type { Importer } from './importer.ts';

function priceOf({
  is_paid: isPaid,
  price,
  certificate_price_usd: certificate,
}: FeedRecord): Price {
  if (isPaid === false) {
    return {
      kind: 'free',
      certificate: typeof certificate === 'number' ? moneyFromDecimal(certificate, 'USD') : null,
    };
  }
  const money = typeof price === 'string' ? moneyFromDisplay(price) : null;
  return money === null ? { kind: 'unknown' } : { kind: 'paid', money };
}

/** The id at the source: its number, else the slug that ends the address. */
const sourceIdOf = ({ id, url }: FeedRecord): unknown =>
  id ?? /([^/]+)\/?$/.exec(scalarOf(url))?.[1];

/** The project's own plain format: facts of course pages of several platforms, one record a course. */
export const snapshot: Importer = {
  records: ['courses', ''],
  next: () => null,
  read: (record, { read, provider }) => {
    if (readLine(record['platform'])?.toLowerCase() !== provider.id) return null;
    const at = (...paths: readonly string[]) => firstAt(record, ...paths);
    const length = readWorkload(at('length', 'duration'));
    const sourceId = sourceIdOf(record);
    return {
      ...emptyDraft,
      sourceId,
      title: at('title'),
      url: at('url'),
      headline: read('headline', at('headline'), readLine),
      institution: read('institution', at('institution'), readLine),
      instructors: read('instructors', at('instructors'), readPeople) ?? [],
      imageUrl: null,
      language: read('language', at('language'), readLanguage),
      level: read('level', at('level'), readLevel),
      categories: readNames(at('category')) ?? [],
      subjects: readNames(at('subjects')) ?? [],
      price: priceOf(record),
      rating: read('rating', at('rating'), readRating),
      weeks: length.weeks,
      minutes: length.minutes,
      weeklyHours: read('weeklyHours', at('effort'), (value) => readWorkload(value).weeklyHours),
      hasCertificate: at('certificate_price_usd') === undefined ? null : true,
    };
  },
};
