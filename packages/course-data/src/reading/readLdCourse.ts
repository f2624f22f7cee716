import type { CalendarDay } from '../course/calendarDay.ts';
import type { Cost, Money, Pace, Price } from '../course/course.ts';
import type { CourseRun } from '../course/courseDetails.ts';
import { type Draft, emptyDraft } from './draft.ts';
import {
  type FeedRecord,
  fieldReader,
  firstAt,
  isRecord,
  listOf,
  type ReadField,
  scalarOf,
  valueAt,
} from './values/fields.ts';
import { readDay } from './values/readDay.ts';
import {
  isDenied,
  readCount,
  readFirstName,
  readFlag,
  readImage,
  readLanguages,
  readLines,
  readName,
  readNames,
  readNumber,
  readParagraphs,
  readRating,
  readSubtitles,
} from './values/readers.ts';
import { readOnlyLevel } from './values/readLevel.ts';
import { lowestOf, readMoney } from './values/readMoney.ts';
import { readPeople } from './values/readPeople.ts';
import { readWorkload } from './values/readWorkload.ts';

interface RunDates {
  start: unknown;
  end: unknown;
  enrolBy?: unknown;
  pace?: Pace | null;
}

/** Reads a run; null unless at least one day is known. */
export function runOf({ start, end, enrolBy, pace = null }: RunDates): CourseRun | null {
  const run = { start: readDay(start), end: readDay(end), enrolBy: readDay(enrolBy), pace };
  const isBackward = run.start !== null && run.end !== null && run.end < run.start;
  if (isBackward || (run.start ?? run.end ?? run.enrolBy) === null) return null;
  return run;
}

/** The pace that all runs share; null when they differ or lack one. */
export function sharedPace(runs: readonly CourseRun[]): Pace | null {
  const paces = new Set(runs.map(({ pace }) => pace));
  return paces.size === 1 ? (runs[0]?.pace ?? null) : null;
}

/** What a price that is paid again and again says beside it: 'Subscription', 'MONTH', 'P1M'. */
const isSubscription = (offer: FeedRecord): boolean =>
  /subscri/i.test(readFirstName(offer['category']) ?? '') ||
  listOf(offer['priceSpecification']).some(
    (part) =>
      firstAt(part, 'billingDuration') !== undefined ||
      /^(?:day|week|wee|month|mon|year|ann)s?$/i.test(
        scalarOf(firstAt(part, 'unitCode', 'unitText', 'referenceQuantity.unitCode')),
      ),
  );

/** Whether an offer can be taken on a day: it is neither sold out nor over. */
function isOpen(offer: FeedRecord, day: CalendarDay | null): boolean {
  const until = readDay(firstAt(offer, 'priceValidUntil', 'validThrough', 'availabilityEnds'));
  const isOver = day !== null && until !== null && until < day;
  return !isOver && !/(?:SoldOut|OutOfStock|Discontinued)$/i.test(scalarOf(offer['availability']));
}

/** Free requires offers that say so or cost 0, without any other; 'partially free' is unknown. */
function readOffers(value: unknown, day: CalendarDay | null): Price | null {
  const all = listOf(value).filter(isRecord);
  const offers = all.filter((offer) => isOpen(offer, day));
  if (offers.length === 0) return all.length === 0 ? null : { kind: 'unknown' };
  const kinds = new Set<Cost>();
  const moneys: Money[] = [];
  for (const offer of offers) {
    const category = readFirstName(offer['category']) ?? '';
    const currency = firstAt(offer, 'priceCurrency', 'priceSpecification.priceCurrency');
    const amount = firstAt(offer, 'price', 'lowPrice', 'priceSpecification.price');
    const money = readMoney(amount, currency);
    const isZero = readNumber(amount) === 0;
    const isRepeated = isSubscription(offer);
    if (money !== null && money.amount > 0 && !isRepeated) moneys.push(money);
    const isCalledFree = /^free$/i.test(category);
    const isCalledPaid = /^paid$/i.test(category) || isRepeated;
    if (
      /partial/i.test(category) ||
      (isZero && isCalledPaid) ||
      (isCalledFree && money !== null && money.amount > 0)
    )
      return { kind: 'unknown' };
    if (isZero || isCalledFree) kinds.add('free');
    else if (money !== null || isCalledPaid) kinds.add('paid');
  }
  const lowest = lowestOf(moneys);
  if (kinds.size !== 1) return kinds.size === 0 ? null : { kind: 'unknown' };
  if (kinds.has('free')) return { kind: 'free', certificate: null };
  return lowest === null ? { kind: 'unknown' } : { kind: 'paid', money: lowest };
}

/** Falls back to `isAccessibleForFree` when the offers say nothing. */
function priceOf(record: FeedRecord, day: CalendarDay | null): Price | null {
  const instances = listOf(record['hasCourseInstance']);
  const offers = [
    ...listOf(record['offers']),
    ...instances.flatMap((instance) => listOf(valueAt(instance, 'offers'))),
  ];
  if (offers.length > 0) return readOffers(offers, day);
  const isFree = readFlag(record['isAccessibleForFree'] ?? null);
  return isFree === true ? { kind: 'free', certificate: null } : { kind: 'unknown' };
}

/** 'Python, Data' or a list of words and terms. */
const readKeywords = (value: unknown): string[] | null =>
  readNames(typeof value === 'string' ? value.split(/[,;|]/) : value);

const paceOf = (value: unknown) => {
  const modes = listOf(value).map(scalarOf).join(' ').toLowerCase();
  if (/asynchronous|self.?paced/.test(modes)) return 'self';
  return /synchronous/.test(modes) ? 'scheduled' : null;
};

/**
 * The weeks of a schedule, with the time of each, as a text. Other schedules say nothing: many pages have a daily one
 * that is copied from an example.
 */
function weeklyText(schedule: unknown): string | null {
  const count = readCount(valueAt(schedule, 'repeatCount'));
  const isWeekly = /^(?:weekly|P1W|P7D)$/i.test(scalarOf(valueAt(schedule, 'repeatFrequency')));
  if (!isWeekly || count === null) return null;
  const { minutes } = readWorkload(valueAt(schedule, 'duration'));
  return minutes === null ? `${count} weeks` : `${count} weeks, ${minutes} minutes per week`;
}

const instanceRun = (instance: FeedRecord) =>
  runOf({
    start: instance['startDate'],
    end: instance['endDate'],
    pace: paceOf(instance['courseMode']),
  });

function sectionsOf(value: unknown) {
  const sections = listOf(value).flatMap((section) => {
    const title = readName(section);
    return title === null
      ? []
      : [{ title, minutes: readWorkload(valueAt(section, 'timeRequired')).minutes, lectures: [] }];
  });
  return sections.length === 0 ? null : sections;
}

/**
 * Reads a course in schema.org format, as pages embed it. Distinguishes the institution from the
 * seller.
 *
 * @param day - The day as of which the page speaks: offers that are over by then do not count.
 */
export function readLdCourse(
  record: FeedRecord,
  read: ReadField = fieldReader(() => undefined),
  day: CalendarDay | null = null,
): Draft {
  const at = (...paths: readonly string[]) => firstAt(record, ...paths);
  const instances = listOf(at('hasCourseInstance')).filter(isRecord);
  const inInstances = (key: string) =>
    instances.flatMap((instance) => listOf(valueAt(instance, key)));
  const workloads = inInstances('courseWorkload');
  const time =
    at('timeRequired') ??
    (workloads.length > 0 ? workloads : inInstances('courseSchedule').map(weeklyText));
  // Runs that take different times have no one length.
  const [shared, ...others] = new Set(listOf(time).map(scalarOf));
  const workload = readWorkload(others.length === 0 ? shared : null);
  const stated = read(
    'workload',
    time,
    () => workload.minutes ?? workload.weeks ?? workload.weeklyHours,
  );
  const about = read('category', at('about', 'articleSection', 'keywords'), readKeywords) ?? [];
  const credential = at('educationalCredentialAwarded');
  const certificateName = readFirstName(credential);
  const isWithout = certificateName !== null && isDenied(certificateName);
  return {
    ...emptyDraft,
    sourceId: at('url', '@id', 'identifier', 'courseCode'),
    title: readName(at('name', 'title', 'headline')),
    url: listOf(at('url', 'mainEntityOfPage.@id', '@id')).find((url) => typeof url === 'string'),
    description: read('description', at('description', 'abstract'), readParagraphs) ?? [],
    institution: read(
      'institution',
      at('provider', 'publisher', 'sourceOrganization', 'creator'),
      readFirstName,
    ),
    instructors:
      read(
        'instructors',
        [...inInstances('instructor'), ...listOf(at('instructor', 'author'))],
        readPeople,
      ) ?? [],
    imageUrl: read('imageUrl', at('image', 'thumbnailUrl'), readImage),
    language:
      read('language', at('inLanguage') ?? inInstances('inLanguage'), readLanguages)?.[0] ?? null,
    subtitles: read('subtitles', at('subtitleLanguage'), readSubtitles),
    level: read('level', at('educationalLevel'), readOnlyLevel),
    categories: about,
    subjects: (readKeywords(at('about', 'keywords')) ?? []).slice(0, 5),
    price: read('price', at('offers', 'isAccessibleForFree') ?? inInstances('offers'), () =>
      priceOf(record, day),
    ) ?? { kind: 'unknown' },
    rating: read('rating', at('aggregateRating'), ratingOf),
    ratingCount: read(
      'ratingCount',
      at('aggregateRating.ratingCount', 'aggregateRating.reviewCount'),
      readCount,
    ),
    ...(stated === null ? {} : workload),
    pace: paceOf(inInstances('courseMode')),
    hasCertificate: read('hasCertificate', credential, () =>
      certificateName === null ? null : !isWithout,
    ),
    certificateName: isWithout ? null : certificateName,
    credits: readNumber(at('numberOfCredits.value', 'numberOfCredits')),
    published: read('published', at('datePublished', 'dateCreated'), readDay),
    updated: read('updated', at('dateModified'), readDay),
    expires: readDay(at('expires')),
    prerequisites:
      read('prerequisites', at('coursePrerequisites', 'competencyRequired'), readLines) ?? [],
    audience: readLines(at('audience.audienceType', 'audience.educationalRole')) ?? [],
    teaches: read('teaches', at('teaches'), readNames) ?? [],
    curriculum: read('curriculum', at('syllabusSections'), sectionsOf) ?? [],
    learners: readCount(at('totalHistoricalEnrollment')),
    runs: instances.flatMap((instance) => instanceRun(instance) ?? []),
  };
}

/** Converts a rating to stars of five, also from another scale ('87' of 100). */
function ratingOf(value: unknown): number | null {
  const written = valueAt(value, 'ratingValue');
  const stars = readNumber(scalarOf(written).replace(/^(\d{1,3}),(\d{1,2})$/, '$1.$2'));
  const best = readNumber(valueAt(value, 'bestRating')) ?? 5;
  return stars === null || best <= 0 ? null : readRating((stars * 5) / best);
}

const typesOf = (record: FeedRecord): string[] =>
  listOf(record['@type'] ?? record['type']).map((type) => scalarOf(type).replace(/^.*[:/#]/, ''));

/** Whether a record of schema.org is a course. */
export const isLdCourse = (record: FeedRecord): boolean => typesOf(record).includes('Course');

/**
 * Finds the courses in JSON-LD: at the top, in '@graph', in an ItemList, or under 'mainEntity' and
 * 'about'.
 */
export function ldCourses(value: unknown, depth = 0): FeedRecord[] {
  if (depth > 6) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => ldCourses(entry, depth + 1));
  if (!isRecord(value)) return [];
  if (isLdCourse(value)) return [value];
  return ['@graph', 'itemListElement', 'item', 'mainEntity', 'about'].flatMap((key) =>
    ldCourses(valueAt(value, key), depth + 1),
  );
}
