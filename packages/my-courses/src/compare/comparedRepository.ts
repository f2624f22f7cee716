import type { Course } from '@aulario/course-data';
import { type Moment, momentSchema, recordCodec, storedCourse } from '@aulario/course-data/records';
import type { Change, OpenRecords, Store } from '@aulario/local-data';
import * as v from 'valibot';
import type { DeviceOptions } from '../device/deviceOptions.ts';
import { viewOf } from '../device/viewOf.ts';
import { isStored, moveStored } from '../merge/moveStored.ts';

/** The maximum number of compared courses. */
export const maxCompared = 4;

interface ChosenCourse {
  readonly course: Course;
  /** Determines the order. */
  readonly chosenAt: Moment;
}

const chosenCourse = v.object({
  course: storedCourse,
  chosenAt: momentSchema,
});

const chosenCourseCodec = recordCodec<ChosenCourse>(chosenCourse, ({ course }) => course.id);

/**
 * The courses that one owner chose to compare, on this device, in the order of choosing. No method
 * throws.
 */
export interface ComparedRepository extends Store<readonly Course[]> {
  has(courseId: string): boolean;
  /** Returns null when the maximum is reached. */
  add(course: Course): Change<unknown> | null;
  remove(courseId: string): void;
  clear(): void;
}

/** Opens the courses that an owner compares. */
export function createComparedRepository(
  records: OpenRecords,
  { now = Date.now }: DeviceOptions = {},
): ComparedRepository {
  const items = records.open('compared', chosenCourseCodec);
  const courses = viewOf(items, (stored): readonly Course[] => {
    const chosen = [...stored.items.values()].sort(
      (a, b) => a.chosenAt - b.chosenAt || (a.course.id < b.course.id ? -1 : 1),
    );
    // Two tabs may choose at once.
    return chosen.slice(0, maxCompared).map(({ course }) => course);
  });
  const has = (courseId: string) => courses.getSnapshot().some(({ id }) => id === courseId);

  return {
    ...courses,
    has,
    add(course) {
      if (!has(course.id) && courses.getSnapshot().length >= maxCompared) return null;
      return items.change(course.id, (chosen) => chosen ?? { course, chosenAt: now() });
    },
    remove(courseId) {
      items.change(courseId, () => null);
    },
    clear() {
      items.changeAll([...items.getSnapshot().items.keys()].map((id) => [id, () => null]));
    },
  };
}

/**
 * Moves the courses that a visitor chose to compare to an account, up to the maximum; the others
 * stay with the visitor.
 */
export function mergeVisitorCompared(
  visitor: ComparedRepository,
  account: ComparedRepository,
): void {
  moveStored(
    visitor.getSnapshot(),
    (course) => {
      const added = account.add(course);
      return added !== null && isStored(added);
    },
    ({ id }) => visitor.remove(id),
  );
}
