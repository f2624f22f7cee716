import type { Course } from '../course/course.ts';
import type { CartEntry, CartSnapshot } from './cartEntry.ts';
import { cartKey, cartPrefix } from './cartKey.ts';
import { createCartLedger } from './cartLedger.ts';
import type { StorageSource } from './cartStorage.ts';

/** One user's cart in one tab. Nothing in it throws; troubles show in {@link CartSnapshot.problem}. */
export interface CartStore {
  /** The cart as it is now; the same object until something in it changes. */
  getSnapshot(): CartSnapshot;
  /**
   * Calls the listener after every change, until the returned function is called. Other tabs are
   * followed while somebody listens; the first to listen catches up with what happened before.
   */
  subscribe(listener: () => void): () => void;
  /** Puts a course in. One that is in already keeps its place and its tick. */
  add(course: Course): void;
  /** Takes a course out and returns its entry for {@link CartStore.restore}; null = was not in. */
  remove(courseId: string): CartEntry | null;
  /**
   * Puts an entry back at its old place (undo). When the course has been added again meanwhile,
   * there stays one entry, with the earlier of both places.
   */
  restore(entry: CartEntry): void;
  /** Ticks a course off in the hand-off, or takes the tick away; the first tick's time stays. */
  setOpened(courseId: string, isOpened: boolean): void;
  /** Takes everything out that is shown, and returns it, oldest first. */
  clear(): readonly CartEntry[];
  /**
   * Tries once more to store what lives in memory, then drops the listeners and lets go of the
   * window. A later `subscribe` takes hold again, so React's strict mode may call it in between.
   */
  dispose(): void;
}

/** The part of a window that tells what other tabs do. */
export type CartWindow = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

export interface CartStoreOptions {
  storage: StorageSource;
  /** The account's id; each has a cart of its own, which stays when the account signs out. */
  userId: string;
  /** Where the `storage` events arrive. Without it, the global window when there is one. */
  window?: CartWindow | undefined;
  /** Milliseconds since the epoch; `Date.now` unless a test says otherwise. */
  now?: (() => number) | undefined;
}

/**
 * Opens a user's cart. Every item has a key of its own (`aulario:cart:<userId>:<courseId>`, odd
 * characters escaped), written at each change and read again before it, so tabs that write at the
 * same time lose nothing; the cart as a whole is never written.
 *
 * A stored value that is damaged, or was written by a newer release, keeps its bytes and is counted
 * in {@link CartSnapshot.unreadable}. When its course is added again, the new item is stored beside
 * it, under the same key followed by `#1`; removing that item leaves the unreadable value alone.
 */
export function createCartStore(options: CartStoreOptions): CartStore {
  const { userId, window: tab = globalThis.window, now = Date.now } = options;
  const ledger = createCartLedger(options.storage, userId);
  const keyOf = (courseId: string) => cartKey(userId, courseId);
  const listeners = new Set<{ readonly call: () => void }>();

  function publish(): void {
    if (!ledger.takeChange()) return;
    for (const listener of listeners) {
      listener.call();
    }
  }

  function onStorage(event: Event): void {
    const key = 'key' in event && typeof event.key === 'string' ? event.key : null;
    // Without a key everything was cleared. Other keys may have made room for what waits here.
    if (key === null) ledger.catchUp();
    else ledger.follow(key.startsWith(cartPrefix(userId)) ? key : null);
    publish();
  }

  /** A page that comes back from the back/forward cache was told nothing in between. */
  function onPageShow(): void {
    ledger.catchUp();
    publish();
  }

  function attach(): void {
    tab?.addEventListener('storage', onStorage);
    tab?.addEventListener('pageshow', onPageShow);
  }

  function detach(): void {
    tab?.removeEventListener('storage', onStorage);
    tab?.removeEventListener('pageshow', onPageShow);
  }

  function change(courseId: string, decide: (entry: CartEntry | null) => CartEntry | null) {
    const before = ledger.change(keyOf(courseId), decide);
    ledger.store();
    publish();
    return before;
  }

  return {
    getSnapshot: ledger.snapshot,
    subscribe(call) {
      const listener = { call };
      if (listeners.size === 0) {
        attach();
        ledger.catchUp();
      }
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) detach();
      };
    },
    add(course) {
      change(course.id, (entry) => entry ?? { course, addedAt: now(), openedAt: null });
    },
    remove: (courseId) => change(courseId, () => null),
    restore(entry) {
      change(entry.course.id, (current) => earlier(current, entry));
    },
    setOpened(courseId, isOpened) {
      change(courseId, (entry) => {
        if (entry === null || (entry.openedAt !== null) === isOpened) return entry;
        return { ...entry, openedAt: isOpened ? now() : null };
      });
    },
    clear() {
      const removed = ledger
        .snapshot()
        .entries.map(({ course }) => ledger.change(keyOf(course.id), () => null))
        .filter((entry) => entry !== null);
      ledger.store();
      publish();
      return removed;
    },
    dispose() {
      ledger.store();
      detach();
      listeners.clear();
    },
  };
}

function earlier(current: CartEntry | null, entry: CartEntry): CartEntry {
  if (current === null) return entry;
  return entry.addedAt < current.addedAt ? { ...current, addedAt: entry.addedAt } : current;
}
