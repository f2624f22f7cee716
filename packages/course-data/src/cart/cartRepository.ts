import type { CollectionSnapshot, Records } from '@aulario/local-data';
import type { Course } from '../course/course.ts';
import {
  byAge,
  type CartEntry,
  type CartSnapshot,
  isCounted,
  withEarlierPlace,
} from './cartEntry.ts';
import { cartEntryCodec } from './cartEntryCodec.ts';

/** One owner's cart in one tab. Nothing in it throws; see {@link CartSnapshot.problem}. */
export interface CartRepository {
  /** The cart as it is now; the same object until something in it changes. */
  getSnapshot(): CartSnapshot;
  /** Whether a course is in the cart now. */
  has(courseId: string): boolean;
  /** Calls the listener after every change, of other tabs too, until the result is called. */
  subscribe(listener: () => void): () => void;
  /** Puts a course in. One that is in already keeps its place and its tick. */
  add(course: Course): void;
  /** Takes a course out and returns its entry for {@link CartRepository.restore}. */
  remove(courseId: string): CartEntry | null;
  /**
   * Puts entries back at their old places (undo, import). A course that is in already stays once,
   * at the earlier of both places.
   */
  restore(entries: readonly CartEntry[]): void;
  /** Ticks a course off in the checkout, or takes the tick away; the first tick's time stays. */
  setOpened(courseId: string, isOpened: boolean): void;
  /** Lets a course count in the sum, or leaves it out of it; it stays in the cart. */
  setCounted(courseId: string, counts: boolean): void;
  /** Takes courses out, all that are shown unless some are named, and returns them. */
  clear(courseIds?: readonly string[]): readonly CartEntry[];
  /** Tries once more to store what lives in memory, and lets go of listeners and window. */
  dispose(): void;
}

export interface CartRepositoryOptions {
  /** What the browser keeps of the owner: an account, or the visitor. */
  readonly records: Records;
  /** Milliseconds since the epoch; `Date.now` unless a test says otherwise. */
  readonly now?: (() => number) | undefined;
}

/** Opens a cart. Every course is a record of its own, so tabs that write at once lose nothing. */
export function createCartRepository(options: CartRepositoryOptions): CartRepository {
  const { records, now = Date.now } = options;
  const items = records.open('cart', cartEntryCodec);
  let known: { from: CollectionSnapshot<CartEntry>; cart: CartSnapshot } | null = null;

  function getSnapshot(): CartSnapshot {
    const from = items.getSnapshot();
    if (known?.from !== from) {
      const { problem, unreadable } = from;
      known = {
        from,
        cart: { entries: [...from.items.values()].sort(byAge), problem, unreadable },
      };
    }
    return known.cart;
  }

  return {
    getSnapshot,
    has: (courseId) => items.getSnapshot().items.has(courseId),
    subscribe: items.subscribe,
    add(course) {
      items.change(course.id, (entry) => entry ?? { course, addedAt: now(), openedAt: null });
    },
    remove: (courseId) => items.change(courseId, () => null),
    restore(entries) {
      items.changeAll(
        entries.map((entry) => [entry.course.id, (current) => withEarlierPlace(current, entry)]),
      );
    },
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
    clear(courseIds = getSnapshot().entries.map(({ course }) => course.id)) {
      const removed = items.changeAll(courseIds.map((id) => [id, () => null]));
      return removed.filter((entry) => entry !== null);
    },
    dispose: items.dispose,
  };
}
