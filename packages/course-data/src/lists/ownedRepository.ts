import type { CollectionSnapshot, Records, StorageProblem } from '@aulario/local-data';
import type { Course } from '../course/course.ts';
import type { OwnedCourse } from './courseList.ts';
import { ownedCourseCodec } from './listCodecs.ts';

/** The courses that somebody has, newest first, those of an unknown day last. The same object until something in it changes. */
export interface OwnedSnapshot {
  readonly courses: readonly OwnedCourse[];
  readonly problem: StorageProblem;
}

/** The courses that one owner has bought or enrolled in. Nothing in it throws. */
export interface OwnedRepository {
  getSnapshot(): OwnedSnapshot;
  subscribe(listener: () => void): () => void;
  has(courseId: string): boolean;
  /** Notes a course as owned, with the price on record as what was paid. */
  add(course: Course): void;
  remove(courseId: string): OwnedCourse | null;
  /** Puts back what was removed, and imports. What is there already stays. */
  restore(courses: readonly OwnedCourse[]): void;
  setProgress(courseId: string, progress: OwnedCourse['progress']): void;
  dispose(): void;
}

/** Opens the courses that an owner has. `now` returns milliseconds since the epoch. */
export function createOwnedRepository(
  records: Records,
  now: () => number = Date.now,
): OwnedRepository {
  const items = records.open('owned', ownedCourseCodec);
  type From = CollectionSnapshot<OwnedCourse>;
  let known: { readonly from: From; readonly snapshot: OwnedSnapshot } | null = null;

  return {
    getSnapshot() {
      const from = items.getSnapshot();
      if (known?.from !== from) {
        const courses = [...from.items.values()].sort(
          (a, b) => (b.ownedAt ?? 0) - (a.ownedAt ?? 0),
        );
        known = { from, snapshot: { courses, problem: from.problem } };
      }
      return known.snapshot;
    },
    subscribe: items.subscribe,
    has: (courseId) => items.getSnapshot().items.has(courseId),
    add(course) {
      const paid = course.price.kind === 'paid' ? course.price.money : null;
      items.change(
        course.id,
        (owned) => owned ?? { course, ownedAt: now(), paid, progress: 'not-started' },
      );
    },
    remove: (courseId) => items.change(courseId, () => null),
    restore(courses) {
      items.changeAll(courses.map((owned) => [owned.course.id, (current) => current ?? owned]));
    },
    setProgress(courseId, progress) {
      items.change(courseId, (owned) =>
        owned === null || owned.progress === progress ? owned : { ...owned, progress },
      );
    },
    dispose: items.dispose,
  };
}
