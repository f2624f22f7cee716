import type { Course } from '@aulario/course-data';
import { fieldCodec, momentSchema, storedCourse } from '@aulario/course-data/records';
import type { Change, OpenRecords, Store } from '@aulario/local-data';
import * as v from 'valibot';
import type { DeviceOptions } from '../device/deviceOptions.ts';
import { viewOf } from '../device/viewOf.ts';
import {
  byAge,
  type CartEntry,
  type CartSnapshot,
  isCounted,
  joinEntries,
  withEarlierPlace,
} from './cartEntry.ts';

/** An entry as browsers and backups store it. */
export const cartEntry = v.object({
  course: storedCourse,
  addedAt: momentSchema,
  openedAt: v.nullable(momentSchema),
  isLeftOut: v.exactOptional(v.literal(true)),
});

export const cartEntryCodec = fieldCodec<CartEntry>(cartEntry, ({ course }) => course.id);

/** One owner's cart in one tab. No method throws; see {@link CartSnapshot.problem}. */
export interface CartRepository extends Store<CartSnapshot> {
  /** Whether the course is in the cart. */
  has(courseId: string): boolean;
  /** Adds a course. A course that is already in the cart keeps its place and its tick. */
  add(course: Course): void;
  /** Adds courses, and returns those that were not in the cart. */
  addAll(courses: readonly Course[]): readonly Course[];
  /** Removes a course and returns its entry for {@link CartRepository.restore}. */
  remove(courseId: string): CartEntry | null;
  /**
   * Restores entries at their old places (undo, import). A course that is in the cart already stays
   * there once, with the earlier of both places. Returns the outcome of each entry.
   */
  restore(entries: readonly CartEntry[]): readonly Change<CartEntry>[];
  /** Restores one entry, which also keeps the tick that either of both has. */
  join(entry: CartEntry): Change<CartEntry>;
  /** Sets an entry that is still there to an earlier value. */
  put(entry: CartEntry): void;
  /** Ticks a course off in the checkout, or removes the tick. Keeps the time of the first tick. */
  setOpened(courseId: string, isOpened: boolean): void;
  /** Includes a course in the totals, or excludes it; it stays in the cart. */
  setCounted(courseId: string, counts: boolean): void;
  /** Removes the named courses, by default all that are shown, and returns them. */
  clear(courseIds?: readonly string[]): readonly CartEntry[];
}

/** Opens the cart of an owner. Every course is a separate record, so concurrent writes of tabs lose nothing. */
export function createCartRepository(
  records: OpenRecords,
  { now = Date.now }: DeviceOptions = {},
): CartRepository {
  const items = records.open('cart', cartEntryCodec);
  const cart = viewOf(
    items,
    ({ items: stored, ...state }): CartSnapshot => ({
      entries: [...stored.values()].sort(byAge),
      ...state,
    }),
  );

  function addAll(courses: readonly Course[]): readonly Course[] {
    const addedAt = now();
    const outcomes = items.changeAll(
      courses.map((course) => [course.id, (entry) => entry ?? { course, addedAt, openedAt: null }]),
    );
    return courses.filter((_, index) => outcomes[index]?.before === null);
  }

  return {
    ...cart,
    has: (courseId) => items.getSnapshot().items.has(courseId),
    add: (course) => void addAll([course]),
    addAll,
    remove: (courseId) => items.change(courseId, () => null).before,
    restore: (entries) =>
      items.changeAll(
        entries.map((entry) => [entry.course.id, (current) => withEarlierPlace(current, entry)]),
      ),
    join: (entry) => items.join(entry.course.id, (current) => joinEntries(current, entry)),
    put: (entry) => void items.change(entry.course.id, (current) => current && entry),
    setOpened(courseId, isOpened) {
      items.change(courseId, (entry) => {
        if (entry === null || (entry.openedAt !== null) === isOpened) return entry;
        return { ...entry, openedAt: isOpened ? now() : null };
      });
    },
    setCounted(courseId, counts) {
      items.change(courseId, (entry) => {
        if (entry === null || isCounted(entry) === counts) return entry;
        const { isLeftOut: _, ...counted } = entry;
        return counts ? counted : { ...entry, isLeftOut: true };
      });
    },
    clear(courseIds = cart.getSnapshot().entries.map(({ course }) => course.id)) {
      const removed = items.changeAll(courseIds.map((id) => [id, () => null]));
      return removed.map(({ before }) => before).filter((entry) => entry !== null);
    },
  };
}
