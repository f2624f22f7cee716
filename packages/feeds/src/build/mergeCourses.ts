import type { Course, CourseDetails, Offer } from '@aulario/course-data';
import type { ImportedCourse } from '../record/finishCourse.ts';
import { isAnswered } from './isAnswered.ts';
import { addressKey, workKey } from './sameCourse.ts';

/** What merging came to. */
export interface Merged {
  courses: ImportedCourse[];
  /** Records that told more of a course that was there already. */
  duplicates: number;
  /** Prices of price feeds that found their course, and that found none. */
  pricesMatched: number;
  pricesUnmatched: number;
}

/** The first feed that knows a fact is believed; later ones only fill in what is unknown. */
function fillIn<T extends object>(first: T, later: T): T {
  const entries = Object.entries(first).map(([key, value]) => {
    const other: unknown = Object.entries(later).find(([name]) => name === key)?.[1];
    return [key, isAnswered(value) || !isAnswered(other) ? value : other];
  });
  return { ...first, ...Object.fromEntries(entries) };
}

function mergeRecorded(one: Course['recorded'], other: Course['recorded']): Course['recorded'] {
  return { from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) };
}

/** One course out of two records of it. The first keeps its identity and its address. */
export function mergePair(first: ImportedCourse, later: ImportedCourse): ImportedCourse {
  const { id, url } = first.course;
  const course = {
    ...fillIn(first.course, later.course),
    id,
    url,
    recorded: mergeRecorded(first.course.recorded, later.course.recorded),
  };
  const details: CourseDetails = { ...fillIn(first.details, later.details), id };
  return { course, details, expires: first.expires ?? later.expires };
}

const offerOf = ({ course }: ImportedCourse, checked: string): Offer => ({
  platform: course.platform,
  url: course.url,
  price: course.price,
  checked,
});

/** The same course on several platforms stays several courses, each of which names the others. */
function withOffers(courses: readonly ImportedCourse[], today: string): ImportedCourse[] {
  const works = Map.groupBy(courses, ({ course }) => workKey(course) ?? course.id);
  return courses.map((imported) => {
    const { platform } = imported.course;
    const same = works.get(workKey(imported.course) ?? imported.course.id) ?? [];
    const others = same.filter(({ course }) => course.platform !== platform);
    if (others.length === 0) return imported;
    const offers = others.map((other) => offerOf(other, today));
    return { ...imported, details: { ...imported.details, offers } };
  });
}

/** A shop's price for a course that another feed has told. */
function withPrice(imported: ImportedCourse, price: Course['price']): ImportedCourse {
  const isSold = imported.course.price.kind !== 'free';
  return isSold ? { ...imported, course: { ...imported.course, price } } : imported;
}

/**
 * One catalogue out of the records of all feeds, in the order of the feeds:
 *
 * 1. records with one id are one course;
 * 2. so are records of one platform at one address (without query, fragment and final slash);
 * 3. a price feed makes no course: its price goes to the course at its address;
 * 4. the same title by the same institution on another platform is an offer.
 */
export function mergeCourses(
  records: Iterable<ImportedCourse>,
  prices: Iterable<ImportedCourse>,
  today: string,
): Merged {
  const byId = new Map<string, ImportedCourse>();
  const idOfAddress = new Map<string, string>();
  let duplicates = 0;
  for (const record of records) {
    const key = addressKey(record.course.url);
    const id = byId.has(record.course.id)
      ? record.course.id
      : (idOfAddress.get(key) ?? record.course.id);
    const before = byId.get(id);
    if (before !== undefined) duplicates += 1;
    byId.set(id, before === undefined ? record : mergePair(before, record));
    if (before === undefined) idOfAddress.set(key, id);
  }
  let pricesMatched = 0;
  let pricesUnmatched = 0;
  for (const { course } of prices) {
    const id = idOfAddress.get(addressKey(course.url));
    const before = id === undefined ? undefined : byId.get(id);
    if (id === undefined || before === undefined || course.price.kind !== 'paid')
      pricesUnmatched += 1;
    else {
      pricesMatched += 1;
      byId.set(id, withPrice(before, course.price));
    }
  }
  return {
    courses: withOffers([...byId.values()], today),
    duplicates,
    pricesMatched,
    pricesUnmatched,
  };
}
