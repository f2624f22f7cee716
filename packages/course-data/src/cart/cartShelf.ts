import { readBlob, writeBlob } from './cartBlob.ts';
import type { CartEntry } from './cartEntry.ts';
import { type CartPlace, cartKey, cartPrefix, placeKey, placeOfKey } from './cartKey.ts';
import { type CartSlots, createCartSlots, type Slot } from './cartSlots.ts';
import type { GuardedStorage, StorageFault } from './cartStorage.ts';

/**
 * Told when a place turns out to hold something else than this tab knew. `isWord` = another tab
 * stored or removed a readable entry, so an older wish of this tab for that course is overtaken.
 */
export type ShelfListener = (courseKey: string, isWord: boolean) => void;

/** One user's stored items as last read. Nothing in it throws. */
export interface CartShelf {
  /** True while something stored may be missing here because reading it failed. */
  isStale(): boolean;
  /** Reads everything again. */
  rescan(): void;
  /** Reads one key again. */
  refreshKey(key: string): void;
  /** Reads every place of one course again; false when the storage did not let it. */
  refreshCourse(courseKey: string): boolean;
  find(courseKey: string): CartEntry | null;
  courseKeys(): Iterable<string>;
  countUnreadable(): number;
  /**
   * Writes an entry over its readable predecessor, else at the first empty place. Bytes that
   * cannot be read are never written over: the entry is then kept beside them.
   */
  put(courseKey: string, entry: CartEntry): StorageFault | null;
  /** Removes the readable entries of one course. */
  erase(courseKey: string): StorageFault | null;
}

export function createCartShelf(
  storage: GuardedStorage,
  userId: string,
  onChange: ShelfListener,
): CartShelf {
  const slots = createCartSlots();
  let isStale = false;

  /** True when something lies there, undefined when the storage did not tell. */
  function refreshPlace(place: CartPlace): boolean | undefined {
    const read = storage.read(placeKey(place));
    if (!read.ok) {
      isStale = true;
      return undefined;
    }
    const before = slots.get(place);
    if (read.value !== (before?.raw ?? null)) {
      const after = read.value === null ? null : slotFor(userId, place.courseKey, read.value);
      slots.set(place, after);
      onChange(place.courseKey, (after ?? before)?.entry !== null);
    }
    return read.value !== null;
  }

  function rescan(): void {
    const keys = storage.keys(cartPrefix(userId));
    isStale = !keys.ok;
    const known = slots.all().map(placeKey);
    for (const key of new Set([...known, ...(keys.ok ? keys.value : [])])) {
      refreshPlace(placeOfKey(key));
    }
  }

  function refreshCourse(courseKey: string): boolean {
    const look = (place: number) => refreshPlace({ courseKey, place });
    const isRead = [0, ...slots.taken(courseKey)].every((place) => look(place) !== undefined);
    let place = 1;
    let isTaken: boolean | undefined = isRead;
    while (isTaken) {
      isTaken = look(place);
      place += 1;
    }
    return isRead && isTaken !== undefined;
  }

  function find(courseKey: string): CartEntry | null {
    const place = slots.firstReadable(courseKey);
    return place && (slots.get(place)?.entry ?? null);
  }

  function put(courseKey: string, entry: CartEntry): StorageFault | null {
    const place = placeFor(slots, courseKey);
    const key = placeKey(place);
    const raw = writeBlob(entry);
    const written = storage.write(key, raw);
    if (!written.ok) return written.fault;
    const back = storage.read(key);
    if (back.ok && back.value === raw) {
      slots.set(place, { raw, entry });
      return null;
    }
    isStale = true;
    // Half of our own value is no use to anyone, and would be counted as an unreadable item.
    if (back.ok && back.value !== null && raw.startsWith(back.value)) {
      storage.erase(key);
      slots.set(place, null);
    }
    return 'storage-unavailable';
  }

  function erase(courseKey: string): StorageFault | null {
    for (const place of slots.readable(courseKey)) {
      const erased = storage.erase(placeKey({ courseKey, place }));
      if (!erased.ok) return erased.fault;
      slots.set({ courseKey, place }, null);
    }
    return null;
  }

  return {
    isStale: () => isStale,
    rescan,
    refreshKey: (key) => void refreshPlace(placeOfKey(key)),
    refreshCourse,
    find,
    courseKeys: slots.courseKeys,
    countUnreadable: slots.countUnreadable,
    put,
    erase,
  };
}

function slotFor(userId: string, courseKey: string, raw: string): Slot {
  const entry = readBlob(raw);
  // A value that lies under the key of another course would show that course a second time.
  const isOwn = entry !== null && cartKey(userId, entry.course.id) === courseKey;
  return { raw, entry: isOwn ? entry : null };
}

function placeFor(slots: CartSlots, courseKey: string): CartPlace {
  const taken = slots.taken(courseKey);
  const gap = taken.findIndex((place, index) => place !== index);
  const free = { courseKey, place: gap === -1 ? taken.length : gap };
  return slots.firstReadable(courseKey) ?? free;
}
