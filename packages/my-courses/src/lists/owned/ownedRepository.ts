import { type Course, knownLocalDay } from '@aulario/course-data';
import type { Change, OpenRecords, StorageProblem, Store } from '@aulario/local-data';
import type { DeviceOptions } from '../../device/deviceOptions.ts';
import { viewOf } from '../../device/viewOf.ts';
import { type OwnedCourse, progresses } from '../courseList.ts';
import { ownedCourseCodec } from '../listCodecs.ts';

/**
 * The owned courses, newest first, those without a day last. The same object until something in it
 * changes.
 */
export interface OwnedSnapshot {
  readonly courses: readonly OwnedCourse[];
  readonly problem: StorageProblem;
}

/** What an owner notes about a course; undefined for nothing. */
export type OwnedNotes = Partial<
  Pick<OwnedCourse, 'share' | 'finishedOn' | 'certificateUrl' | 'note'>
>;

/** The courses that one owner bought or enrolled in. No method throws. */
export interface OwnedRepository extends Store<OwnedSnapshot> {
  has(courseId: string): boolean;
  /** Marks a course as owned, with its recorded price as the price paid. */
  add(course: Course): void;
  remove(courseId: string): OwnedCourse | null;
  /**
   * Restores removed courses and imports others. Existing ones are not replaced. Returns the outcome
   * of each course.
   */
  restore(courses: readonly OwnedCourse[]): readonly Change<OwnedCourse>[];
  /**
   * Adds a course. One that is there keeps its day and price, gains those that it lacks, and has the
   * further progress of both.
   */
  join(owned: OwnedCourse): Change<OwnedCourse>;
  /** Sets a course that is still there to an earlier value. */
  put(owned: OwnedCourse): void;
  /** Finished today, unless a day is given. */
  setProgress(courseId: string, progress: OwnedCourse['progress']): void;
  /** Sets what the owner notes about a course, and leaves the rest as it is. */
  annotate(courseId: string, notes: OwnedNotes): void;
}

function latestFirst(a: OwnedCourse, b: OwnedCourse): number {
  if (a.ownedOn === b.ownedOn) return b.ownedAt - a.ownedAt;
  return (a.ownedOn ?? '') < (b.ownedOn ?? '') ? 1 : -1;
}

const mergedFields = [
  'ownedOn',
  'paid',
  'progress',
  'share',
  'finishedOn',
  'certificateUrl',
  'note',
] as const;

function withFactsOf(current: OwnedCourse | null, other: OwnedCourse): OwnedCourse {
  if (current === null) return other;
  const isFurther = progresses.indexOf(other.progress) > progresses.indexOf(current.progress);
  const joined: OwnedCourse = {
    ...current,
    ownedOn: current.ownedOn ?? other.ownedOn,
    paid: current.paid ?? other.paid,
    progress: isFurther ? other.progress : current.progress,
    share: current.share ?? other.share,
    finishedOn: current.finishedOn ?? other.finishedOn,
    certificateUrl: current.certificateUrl ?? other.certificateUrl,
    note: current.note ?? other.note,
  };
  return mergedFields.every((field) => joined[field] === current[field]) ? current : joined;
}

/** Opens the owned courses of an owner. */
export function createOwnedRepository(
  records: OpenRecords,
  { now = Date.now }: DeviceOptions = {},
): OwnedRepository {
  const items = records.open('owned', ownedCourseCodec);
  return {
    ...viewOf(
      items,
      ({ items: owned, problem }): OwnedSnapshot => ({
        courses: [...owned.values()].sort(latestFirst),
        problem,
      }),
    ),
    has: (courseId) => items.getSnapshot().items.has(courseId),
    add(course) {
      const paid = course.price.kind === 'paid' ? course.price.money : null;
      const ownedAt = now();
      const ownedOn = knownLocalDay(ownedAt);
      items.change(
        course.id,
        (owned) => owned ?? { course, ownedOn, ownedAt, paid, progress: 'not-started' },
      );
    },
    remove: (courseId) => items.change(courseId, () => null).before,
    restore: (courses) =>
      items.changeAll(courses.map((owned) => [owned.course.id, (current) => current ?? owned])),
    join: (owned) => items.join(owned.course.id, (current) => withFactsOf(current, owned)),
    put: (owned) => void items.change(owned.course.id, (current) => current && owned),
    setProgress(courseId, progress) {
      items.change(courseId, (owned) =>
        owned === null || owned.progress === progress
          ? owned
          : {
              ...owned,
              progress,
              finishedOn: progress === 'finished' ? (knownLocalDay(now()) ?? undefined) : undefined,
            },
      );
    },
    annotate(courseId, notes) {
      items.change(courseId, (owned) => owned && { ...owned, ...notes });
    },
  };
}
