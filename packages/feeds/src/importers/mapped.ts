import { type CalendarDay, filledFacts, type NumberRange, type Price } from '@aulario/course-data';
import {
  couldGroup,
  type Draft,
  emptyDraft,
  type FeedRecord,
  firstAt,
  isAbsent,
  isCalledFree,
  maxWeeklyHours,
  maxWeeks,
  rangeBetween,
  readCount,
  readDay,
  readFlag,
  readFree,
  readImage,
  readLanguages,
  readLevel,
  readLine,
  readLines,
  readMinutes,
  readMoney,
  readNames,
  readNumber,
  readParagraphs,
  readPeople,
  readRating,
  readSubtitles,
  readWorkload,
  scalarOf,
} from '@aulario/course-data/reading';
import { mappedCells } from '../providers/mappedCells.ts';
import { type MappedField, minutesIn } from '../providers/mapping.ts';
import type { Provider } from '../providers/provider.ts';
import type { Importer } from './importer.ts';

/** Whether a record is one of the rows that the provider asks for. */
function isAsked(record: FeedRecord, { rows }: Provider): boolean {
  return Object.entries(rows).every(([column, values]) =>
    [values].flat().includes(scalarOf(firstAt(record, column)).trim()),
  );
}

const groups: Readonly<Record<NonNullable<Provider['numbers']>, RegExp>> = {
  '1,234.5': /,(?=\d)/g,
  '1.234,5': /\.(?=\d{3}(?!\d))/g,
};

/** Rewrites the numbers of a text from the feed's style to '1234.5'. */
function plainNumbers(value: unknown, style: Provider['numbers']): unknown {
  if (typeof value !== 'string' || style === undefined) return value;
  const ungrouped = value.replace(groups[style], '');
  return style === '1.234,5' ? ungrouped.replace(/,(?=\d)/g, '.') : ungrouped;
}

/**
 * Reads a length: a number in the mapping's unit, '1:30' in hours and minutes, or a text with a unit.
 * Without a unit in the mapping, '1.5' may be hours.
 */
function readLength(value: unknown, unit: keyof typeof minutesIn | undefined): number | null {
  const [, hours, minutes] = /^\s*(\d{1,4}):([0-5]\d)\s*$/.exec(scalarOf(value)) ?? [];
  if (hours !== undefined)
    return unit === 'hours' ? readMinutes(Number(hours) * 60 + Number(minutes)) : null;
  if (couldGroup(value)) return null;
  const number = readNumber(value);
  if (number === null) return readWorkload(value).minutes;
  return unit === undefined && !Number.isInteger(number)
    ? null
    : readMinutes(number * minutesIn[unit ?? 'minutes']);
}

/** Reads '4', '4-6' or a text with a unit. */
function readRange(
  value: unknown,
  max: number,
  ofWorkload: 'weeks' | 'weeklyHours',
): NumberRange | null {
  const [, from, to] =
    /^\s*(\d{1,3}(?:\.\d{1,2})?)(?:\s*[-–—]\s*(\d{1,3}(?:\.\d{1,2})?))?\s*$/.exec(
      scalarOf(value),
    ) ?? [];
  return from === undefined
    ? readWorkload(value)[ofWorkload]
    : rangeBetween(Number(from), to === undefined ? undefined : Number(to), max);
}

/** Reads a day, or the two between which something was recorded: '2021-01-15/2023-06-21'. */
function readRecorded(
  value: unknown,
  readOne: (value: unknown) => CalendarDay | null,
): Draft['recorded'] {
  const [from = null, to = from] = (
    Array.isArray(value) ? value : scalarOf(value).split(/\/(?=\d{4}-)/)
  ).map(readOne);
  return from === null || to === null || from > to ? null : { from, to };
}

/** Whether what is said of a payment's period means one that comes again and again: 'month', but not 'once'. */
const isRepeated = (value: unknown): boolean =>
  !isAbsent(value) &&
  readFlag(value) !== false &&
  !/^(?:once|one.?(?:time|off)|single|lifetime|[uú]nico|una vez|einmalig|unique)\b/i.test(
    scalarOf(value).trim(),
  );

/** Excel writes long numbers so, and loses their last digits: many courses then have one id. */
const isCutNumber = (value: unknown): boolean => /^\d[.,]\d+E\+\d+$/i.test(scalarOf(value).trim());

/** 'FREE-Add a Verified Certificate for $49 USD', as edX says it, 'Gratis (certificado por 45 €)'. */
const withCertificate =
  /^(?<free>[\p{L} ]+?)\s*[-–—:,;+(]\s*\D*?(?:certific|zertifi|diplom)\p{L}*\s+(?:for|por|für|pour|de)?\s*(?<cost>.+?)\)?$/iu;

/** What a text says that is free but for its certificate; null for any other. */
function freeWithCertificate(value: unknown, currency: unknown): Price | null {
  const { free, cost } = withCertificate.exec(scalarOf(value).trim())?.groups ?? {};
  const certificate = isCalledFree(free) ? readMoney(cost, currency) : null;
  return certificate && { kind: 'free', certificate };
}

/** Courses in a table or in JSON lines, by a mapping of the provider's entry: fact → column or path. */
export const mapped: Importer = {
  records: ['products', 'results', 'courses', 'data', 'items', ''],
  next: (answer) => firstAt(answer, 'next', 'links.next', 'pagination.next'),
  read: (record, { read, provider, day }) => {
    if (!isAsked(record, provider)) return null;
    const { one, list, said } = mappedCells(record, provider);
    const number = (field: MappedField, skip = 0) =>
      plainNumbers(one(field, skip), provider.numbers);
    const names = (field: MappedField) => read(field, list(field), readNames) ?? [];
    const flag = (field: MappedField, value: boolean | null) =>
      value === null || said(field).not !== true ? value : !value;
    const dayIn = (value: unknown): CalendarDay | null => readDay(value, provider.dates);
    const workload = read('workload', number('workload'), (value) => {
      const found = readWorkload(value);
      return Object.values(found).every((fact) => fact === null) ? null : found;
    });

    const recorded = readRecorded(one('recorded'), dayIn);
    const isFree = flag('isFree', read('isFree', one('isFree'), readFree));
    const statedPrice = () => {
      const asOf = recorded?.to ?? day;
      const [starts, ends] = [dayIn(one('saleStarts')), dayIn(one('saleEnds'))];
      const isOnSale = (starts ?? asOf) <= asOf && asOf <= (ends ?? asOf);
      return isRepeated(one('paidEvery')) ? undefined : number('price', isOnSale ? 0 : 1);
    };
    const readPrice = (value: unknown): Price | null => {
      const offer = freeWithCertificate(value, one('currency'));
      if (offer !== null) return isFree === false ? null : offer;
      const money = readMoney(value, one('currency'));
      const isNothing = money === null ? isCalledFree(value) : money.amount === 0;
      if (isCalledFree(value) && isFree === false) return null;
      if (isCalledFree(value) || (isFree === true && (money === null || isNothing)))
        return { kind: 'free', certificate: null };
      return money === null || isNothing || isFree === true ? null : { kind: 'paid', money };
    };
    const categories = names('category');
    const sourceId = isCutNumber(one('id'))
      ? (read('id', one('id'), () => null) ?? one('url'))
      : one('id');
    return {
      ...emptyDraft,
      sourceId,
      title: one('title'),
      url: one('url'),
      headline: read('headline', one('headline'), readLine),
      description: read('description', one('description'), readParagraphs) ?? [],
      institution: read('institution', one('institution'), readLine),
      instructors: read('instructors', list('instructors'), readPeople) ?? [],
      imageUrl: read('imageUrl', one('image'), readImage),
      language: read('language', one('language'), readLanguages)?.[0] ?? null,
      subtitles: read('subtitles', list('subtitles'), readSubtitles),
      level: read('level', one('level'), readLevel),
      categories,
      furtherCategories: said('category').columns === undefined ? categories : [],
      subjects: names('subjects'),
      price: read(
        'price',
        statedPrice() ?? (isFree === true ? one('isFree') : null),
        readPrice,
      ) ?? {
        kind: 'unknown',
      },
      certificatePrice: read('certificatePrice', number('certificatePrice'), (value) =>
        readMoney(value, one('currency')),
      ),
      hasCertificate: flag(
        'hasCertificate',
        read('hasCertificate', one('hasCertificate'), readFlag),
      ),
      rating: read('rating', number('rating'), readRating),
      ratingCount: read('ratingCount', number('ratingCount'), readCount),
      minutes:
        read('minutes', number('minutes'), (value) => readLength(value, said('minutes').unit)) ??
        workload?.minutes ??
        null,
      weeks:
        read('weeks', number('weeks'), (value) => readRange(value, maxWeeks, 'weeks')) ??
        workload?.weeks ??
        null,
      weeklyHours:
        read('weeklyHours', number('weeklyHours'), (value) =>
          readRange(value, maxWeeklyHours, 'weeklyHours'),
        ) ??
        workload?.weeklyHours ??
        null,
      lectureCount: read('lectures', number('lectures'), readCount),
      published: read('published', one('published'), dayIn),
      updated: read('updated', one('updated'), dayIn),
      expires: read('expires', one('expires'), dayIn),
      recorded,
      outcomes: readLines(list('outcomes')) ?? [],
      prerequisites: readLines(list('prerequisites')) ?? [],
      audience: readLines(list('audience')) ?? [],
      learners: read('learners', number('learners'), readCount),
      filled: filledFacts.filter((fact) => list('filled').includes(fact)),
    };
  },
};
