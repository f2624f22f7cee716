import type { CalendarDay, Course, CourseChange } from '@aulario/course-data';
import { addDays } from '@aulario/course-data/days';
import type { DiscontinuedCourse } from './buildState.ts';
import type { Change } from './changes.ts';
import type { CoursesById } from './courseFile.ts';
import { equivalentsOf } from './equivalents.ts';

/** The number of days for which a catalogue publishes the changes of existing courses. */
const publishedDays = 90;

const byDay = (one: CourseChange, other: CourseChange): number =>
  one.day === other.day ? (one.id < other.id ? -1 : 1) : one.day < other.day ? -1 : 1;

function publishedChanges(
  [id, kind, before, now]: Change,
  course: Course,
  day: CalendarDay,
): CourseChange[] {
  if (kind === 'free' || kind === 'updated') return [{ kind, id, day }];
  const { price } = course;
  if (before === undefined || now === undefined || price.kind !== 'paid') return [];
  const money = (amount: number) => ({ amount, currency: price.money.currency });
  return [{ kind: 'price', id, day, before: money(before), now: money(now) }];
}

/** Whether a change that an earlier build published still applies to the course. */
function stillApplies(change: CourseChange, course: Course | undefined): boolean {
  if (course === undefined || change.kind === 'discontinued') return false;
  if (change.kind === 'free') return course.access.lessons === 'free';
  const { price } = course;
  return change.kind === 'updated'
    ? true
    : price.kind === 'paid' && price.money.currency === change.now.currency;
}

function discontinuedChanges(
  discontinued: readonly DiscontinuedCourse[],
  courses: CoursesById,
): CourseChange[] {
  const equivalents = equivalentsOf(
    discontinued.map(({ course }) => course),
    courses,
  );
  return discontinued.map(({ course: { id, title, platform, category }, lastSeen, since }) => ({
    kind: 'discontinued',
    id,
    day: since,
    title,
    platform,
    category,
    lastSeen,
    equivalents: equivalents.get(id) ?? [],
  }));
}

/** Combines the earlier changes that still apply with the new ones. */
export function recentChanges(
  earlier: readonly CourseChange[],
  changes: readonly Change[],
  discontinued: readonly DiscontinuedCourse[],
  courses: CoursesById,
  today: CalendarDay,
): CourseChange[] {
  const oldest = addDays(today, -publishedDays);
  const kept = earlier.filter(
    (change) => change.day >= oldest && stillApplies(change, courses.get(change.id)),
  );
  const fresh = changes.flatMap((change) => {
    const course = courses.get(change[0]);
    return course === undefined ? [] : publishedChanges(change, course, today);
  });
  return [...kept, ...fresh, ...discontinuedChanges(discontinued, courses)].toSorted(byDay);
}
