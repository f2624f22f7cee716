import type { CalendarDay, Course } from '@aulario/course-data';
import { addressKey } from '../record/addressKey.ts';
import type { KnownCourse } from '../record/finishCourse.ts';
import { fillUnknown } from '../record/mergePair.ts';

/** A course as one set has it. */
export interface SetRecord extends KnownCourse {
  /** Its titles are not those of the courses. */
  readonly completesOnly: boolean;
  /** The days between which it was recorded, 'YYYY-MM-DD'. */
  readonly days: Days;
}

/** The first and the last day on which something may have been recorded. */
export type Days = readonly [from: CalendarDay, to: CalendarDay];

/** A course as all sets have it. */
export interface JoinedCourse extends KnownCourse {
  /** When its price and rating were recorded. */
  readonly days: Days;
}

/** How much a set knows of the facts that change: a rating with its count weighs more than a price. */
function weightOf({ course }: KnownCourse): number {
  const isRated = course.rating !== null && course.ratingCount !== null;
  return (isRated ? 2 : 0) + (course.price.kind === 'unknown' ? 0 : 1);
}

/** The facts that change are those of one day, whose year the page shows. */
const withoutChanging = ({ course, details }: KnownCourse): KnownCourse => ({
  course: { ...course, price: { kind: 'unknown' }, rating: null, ratingCount: null, updated: null },
  details: { ...details, learners: null, certificate: null },
});

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** A number is the platform's own id; an address may change. */
const isOwnId = ({ id }: Course) => /:\d+$/.test(id);

/** Joins what the sets know of one course; null if none of them has its title. */
function joined(records: readonly SetRecord[]): JoinedCourse | null {
  const newest = records.toSorted(
    (one, other) => weightOf(other) - weightOf(one) || compare(other.days[1], one.days[1]),
  );
  const [first, ...others] = newest;
  const named = newest.find(({ completesOnly }) => !completesOnly);
  if (first === undefined || named === undefined) return null;
  const own =
    newest.find(({ course, completesOnly }) => isOwnId(course) && !completesOnly) ?? named;
  // Hours say more than weeks.
  const timed = newest.find(({ course }) => course.minutes !== null) ?? first;
  const { minutes, weeks, weeklyHours } = timed.course;
  const start = { ...first, course: { ...first.course, minutes, weeks, weeklyHours } };
  const { course, details } = others.map(withoutChanging).reduce<KnownCourse>(fillUnknown, start);
  const { title, url } = named.course;
  const { id } = own.course;
  return {
    course: { ...course, id, title, url },
    details: { ...details, id },
    days: first.days,
  };
}

/** Joins the records of all sets by the addresses of their courses, in the order of these. */
export function joinRecords(records: readonly SetRecord[]): JoinedCourse[] {
  const byAddress = Map.groupBy(records, ({ course }) => addressKey(course.url).toLowerCase());
  return [...byAddress]
    .toSorted(([one], [other]) => compare(one, other))
    .flatMap(([, found]) => joined(found) ?? []);
}
