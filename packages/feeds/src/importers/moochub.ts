import type { CalendarDay, Cost, Money, Price } from '@aulario/course-data';
import {
  emptyDraft,
  type FeedRecord,
  firstAt,
  isDenied,
  isRecord,
  listOf,
  lowestOf,
  readDay,
  readFirstName,
  readImage,
  readLanguages,
  readLine,
  readLines,
  readMoney,
  readName,
  readNames,
  readNumber,
  readOnlyLevel,
  readParagraphs,
  readPeople,
  readWorkload,
  runOf,
  scalarOf,
  valueAt,
  type Workload,
} from '@aulario/course-data/reading';
import type { Importer } from './importer.ts';

interface MoochubOffers {
  price: Price;
  certificate: Money | null;
  certificateCost: Cost;
}

const unknownOffers: MoochubOffers = {
  price: { kind: 'unknown' },
  certificate: null,
  certificateCost: 'unknown',
};

/** One price of the offers of a category: the lowest that is paid once. */
function moneyOf(offers: readonly unknown[], category: string): Money | null {
  const moneys = offers
    .filter((offer) => (valueAt(offer, 'category') ?? 'course') === category)
    .filter((offer) =>
      [undefined, null, 'one-time', 'other'].includes(
        valueAt(offer, 'paymentFrequency') as undefined,
      ),
    )
    .flatMap((offer) => readMoney(valueAt(offer, 'price'), valueAt(offer, 'priceCurrency')) ?? []);
  return lowestOf(moneys);
}

/** 'course' is taking it, 'certificate' its certificate alone, 'complete' both together. */
function readOffers(value: unknown): MoochubOffers | null {
  const offers = listOf(value).filter(isRecord);
  if (offers.length === 0) return null;
  const [course, certificate, complete] = ['course', 'certificate', 'complete'].map((category) =>
    moneyOf(offers, category),
  );
  const isFree = course?.amount === 0 || (course == null && complete?.amount === 0);
  const certificatePrice = certificate ?? (complete?.amount === 0 ? complete : null);
  const certificateCost: Cost =
    certificatePrice === null ? 'unknown' : certificatePrice.amount === 0 ? 'free' : 'paid';
  const paid = course ?? complete ?? null;
  if (isFree)
    return {
      price: { kind: 'free', certificate: certificatePrice },
      certificate: certificatePrice,
      certificateCost,
    };
  if (paid === null) return { ...unknownOffers, certificate: certificatePrice, certificateCost };
  return { price: { kind: 'paid', money: paid }, certificate: certificatePrice, certificateCost };
}

/** Hours a week as a number (version 2), or an object that says amount, unit and period in some way. */
function readMoochubWorkload(value: unknown): Workload {
  if (typeof value === 'number') return readWorkload(`${value} hours per week`);
  if (isRecord(value))
    return readWorkload(
      Object.values(value)
        .filter((part) => ['string', 'number'].includes(typeof part))
        .join(' '),
    );
  return readWorkload(value);
}

const paceOf = (value: unknown) => {
  const modes = listOf(value);
  if (modes.includes('asynchronous') === modes.includes('synchronous')) return null;
  return modes.includes('asynchronous') ? 'self' : 'scheduled';
};

function runsOf(attributes: FeedRecord) {
  const [starts, ends] = ['startDate', 'endDate'].map((key) => listOf(valueAt(attributes, key)));
  const enrolBy = valueAt(attributes, 'applicationDeadline');
  return (starts ?? []).flatMap(
    (start, index) => runOf({ start, end: ends?.[index], enrolBy }) ?? [],
  );
}

function partsOf(value: unknown) {
  const lectures = listOf(value).flatMap((part) => {
    const title = readName(part);
    return title === null
      ? []
      : [{ title, minutes: readWorkload(valueAt(part, 'duration')).minutes }];
  });
  return lectures.length === 0 ? null : [{ title: null, minutes: null, lectures }];
}

/** Whatever is given at the end, a list of kinds of certificates; an empty list is unknown. */
const readCredentials = (value: unknown) => {
  const names = readNames(value);
  return names?.some(
    (name) => /certificate|record|confirmation|badge/i.test(name) && !isDenied(name),
  )
    ? names
    : null;
};

const lastDayOf = (value: unknown): CalendarDay | null =>
  listOf(value)
    .flatMap((day) => readDay(day) ?? [])
    .toSorted()
    .at(-1) ?? null;

/** Courses of MOOChub, the exchange format of European providers, versions 2 and 3. */
export const moochub: Importer = {
  records: ['data', ''],
  next: (answer) => firstAt(answer, 'links.next.href', 'links.next'),
  read: (record, { read }) => {
    const kind = scalarOf(record['type'] ?? 'Course').toLowerCase();
    if (!['course', 'courses'].includes(kind)) return null;
    const attributes = isRecord(record['attributes']) ? record['attributes'] : {};
    const at = (...paths: readonly string[]) => firstAt(attributes, ...paths);
    const offers = read('price', at('offer', 'offers'), readOffers) ?? unknownOffers;
    const keywords = read('subjects', at('keywords'), readNames) ?? [];
    const aligned = readNames(at('educationalAlignment')) ?? [];
    const workload = readMoochubWorkload(at('workload'));
    const length = readWorkload(at('duration'));
    const stated = read(
      'workload',
      at('workload', 'duration'),
      () => workload.weeklyHours ?? workload.minutes ?? length.weeks ?? length.minutes,
    );
    const credentials = read(
      'hasCertificate',
      at('educationalCredentialsAwarded'),
      readCredentials,
    );
    const isFree = listOf(at('access')).includes('free');
    return {
      ...emptyDraft,
      sourceId: record['id'] ?? at('courseCode'),
      title: at('name'),
      url: at('url'),
      headline: readLine(at('abstract')),
      description: read('description', at('description'), readParagraphs) ?? [],
      institution: read(
        'institution',
        at('publisher', 'creator', 'partnerInstitutes', 'moocProvider'),
        readFirstName,
      ),
      instructors: read('instructors', at('instructor', 'instructors'), readPeople) ?? [],
      imageUrl: read('imageUrl', at('image'), readImage),
      language: read('language', at('inLanguage', 'languages'), readLanguages)?.[0] ?? null,
      level: read('level', at('educationalLevel'), readOnlyLevel),
      categories: [...aligned, ...keywords],
      subjects: keywords.slice(0, 5),
      price:
        offers.price.kind === 'unknown' && isFree && offers.certificate === null
          ? { kind: 'free', certificate: null }
          : offers.price,
      access: { certificate: offers.certificateCost },
      ...(stated === null
        ? {}
        : {
            minutes: workload.minutes ?? length.minutes,
            weeks: workload.weeks ?? length.weeks,
            weeklyHours: workload.weeklyHours,
          }),
      pace: read('pace', at('courseMode'), paceOf),
      hasCertificate: credentials === null ? null : true,
      certificateName: credentials?.[0] ?? null,
      certificatePrice: offers.certificate,
      credits: read('credits', at('numberOfCredits'), (value) =>
        readNumber(valueAt(value, 'value') ?? value),
      ),
      published: read('published', at('dateCreated'), readDay),
      updated: read('updated', at('dateModified'), readDay),
      expires: lastDayOf(at('expires', 'availableUntil')),
      outcomes: read('outcomes', at('learningObjectives'), readLines) ?? [],
      prerequisites: read('prerequisites', at('competencyRequired'), readLines) ?? [],
      audience: readLines(at('audience')) ?? [],
      teaches: read('teaches', at('teaches'), readNames) ?? [],
      curriculum: read('curriculum', at('hasPart'), partsOf) ?? [],
      runs: runsOf(attributes),
    };
  },
};
