import type { Money, Price } from '@aulario/course-data';
import {
  emptyDraft,
  type FeedRecord,
  firstAt,
  listOf,
  maxWeeklyHours,
  maxWeeks,
  rangeBetween,
  readDay,
  readFlag,
  readImage,
  readLanguages,
  readLevel,
  readMoney,
  readName,
  readNames,
  readParagraphs,
  readPeople,
  readWorkload,
  runOf,
  scalarOf,
  sharedPace,
  valueAt,
} from '@aulario/course-data/reading';
import type { Importer } from './importer.ts';

function moneysOf(record: FeedRecord): Money[] {
  const priced = listOf(valueAt(record, 'resource_prices')).flatMap(
    (price) => readMoney(valueAt(price, 'amount'), valueAt(price, 'currency')) ?? [],
  );
  if (priced.length > 0) return priced;
  // MIT writes bare numbers for US dollars.
  return listOf(firstAt(record, 'prices', 'page.current_price')).flatMap(
    (price) => readMoney(price, 'USD') ?? [],
  );
}

const byAmount = (one: Money, other: Money) => one.amount - other.amount;

/**
 * MITx Online's own answers name runs in their own way, and addresses without a host. Its price is
 * the certificate's: MIT Learn adds 0 to the prices of each course that it takes from there.
 */
const isOfMitxOnline = (record: FeedRecord) => valueAt(record, 'courseruns') !== undefined;

const onMitxOnline = (value: unknown) =>
  typeof value === 'string' && value.startsWith('/')
    ? new URL(value, 'https://mitxonline.mit.edu/').href
    : value;

const hasCertificate = (record: FeedRecord): boolean | null => {
  const value = firstAt(record, 'certification', 'certificate_type');
  return readFlag(value) ?? (typeof value === 'string' ? true : null);
};

/** Free with a price is a free course whose certificate is sold. */
function priceOf(record: FeedRecord): Price | null {
  const isFree = isOfMitxOnline(record) ? true : readFlag(valueAt(record, 'free'));
  const moneys = moneysOf(record).toSorted(byAmount);
  const paid = moneys.filter(({ amount }) => amount > 0);
  const hasZero = moneys.length > paid.length;
  const [least] = paid;
  if (isFree === true) {
    return { kind: 'free', certificate: hasCertificate(record) === true ? (least ?? null) : null };
  }
  if (isFree === false && hasZero) return null;
  return least === undefined || hasZero ? { kind: 'unknown' } : { kind: 'paid', money: least };
}

const paceOf = (value: unknown) => {
  const codes = listOf(value).map((each) => scalarOf(valueAt(each, 'code') ?? each));
  if (codes.length !== 1) return null;
  return codes[0] === 'self_paced' ? 'self' : codes[0] === 'instructor_paced' ? 'scheduled' : null;
};

const runsOf = (record: FeedRecord) =>
  listOf(firstAt(record, 'runs', 'courseruns')).flatMap((run) => {
    const isSelfPaced = readFlag(valueAt(run, 'is_self_paced'));
    const found = runOf({
      start: valueAt(run, 'start_date'),
      end: valueAt(run, 'end_date'),
      enrolBy: valueAt(run, 'enrollment_end'),
      pace:
        paceOf(valueAt(run, 'pace')) ??
        (isSelfPaced === null ? null : isSelfPaced ? 'self' : 'scheduled'),
    });
    return found ?? [];
  });

const levelOf = (record: FeedRecord) =>
  listOf(valueAt(record, 'runs'))
    .flatMap((run) => listOf(valueAt(run, 'level')))
    .map((level) => valueAt(level, 'name') ?? level);

/** Courses of MIT Learn's API (`/courses/`, `/learning_resources/`) and of MITx Online. */
export const mitLearn: Importer = {
  records: ['results', ''],
  next: (answer) => valueAt(answer, 'next'),
  read: (record, { read }) => {
    const { resource_type: kind } = record;
    if (kind !== undefined && kind !== 'course') return null;
    const at = (...paths: readonly string[]) => firstAt(record, ...paths);
    const instructors = listOf(at('runs')).flatMap((run) => listOf(valueAt(run, 'instructors')));
    const topics = read('category', at('topics', 'departments'), readNames) ?? [];
    const runs = read('runs', at('runs', 'courseruns'), () => runsOf(record)) ?? [];
    const length = readWorkload(at('duration', 'page.length'));
    const effort = readWorkload(at('time_commitment', 'page.effort'));
    return {
      ...emptyDraft,
      sourceId: at('readable_id', 'id'),
      title: at('title'),
      url: at('url') ?? onMitxOnline(at('page.page_url')),
      description:
        read(
          'description',
          at('full_description', 'description', 'page.description'),
          readParagraphs,
        ) ?? [],
      institution: read('institution', at('offered_by'), readName),
      instructors:
        read(
          'instructors',
          instructors.length > 0 ? instructors : at('page.instructors'),
          readPeople,
        ) ?? [],
      imageUrl: read(
        'imageUrl',
        at('image') ?? onMitxOnline(at('page.feature_image_src')),
        readImage,
      ),
      language: read('language', at('languages', 'runs.languages'), readLanguages)?.[0] ?? null,
      level: read('level', levelOf(record), (levels) =>
        readLevel(listOf(levels).length === 1 ? listOf(levels)[0] : null),
      ),
      categories: topics,
      furtherCategories: topics,
      subjects: topics,
      price: read('price', at('free', 'prices', 'resource_prices', 'courseruns'), () =>
        priceOf(record),
      ) ?? { kind: 'unknown' },
      weeks: read(
        'weeks',
        at('min_weeks', 'max_weeks', 'duration', 'page.length'),
        () => rangeBetween(at('min_weeks'), at('max_weeks'), maxWeeks) ?? length.weeks,
      ),
      weeklyHours: read(
        'weeklyHours',
        at('min_weekly_hours', 'max_weekly_hours', 'time_commitment', 'page.effort'),
        () =>
          rangeBetween(at('min_weekly_hours'), at('max_weekly_hours'), maxWeeklyHours) ??
          effort.weeklyHours,
      ),
      minutes: length.minutes,
      pace: read(
        'pace',
        at('pace', 'runs', 'courseruns'),
        () => paceOf(at('pace')) ?? sharedPace(runs),
      ),
      hasCertificate: read('hasCertificate', at('certification', 'certificate_type'), () =>
        hasCertificate(record),
      ),
      certificateName: readName(at('certification_type', 'certificate_type')),
      updated: read('updated', at('last_modified'), readDay),
      runs,
    };
  },
};
