import type { RecordStorage } from '../guardedStorage.ts';

/** One tab's view of the disk: its storage, and the window that receives events from other tabs. */
export interface Tab {
  readonly storage: RecordStorage;
  readonly window: EventTarget;
  /** Ends the tab after this many further storage operations, at once by default. */
  kill(operations?: number): void;
  /** Whether the tab has ended, or is about to. */
  isKilled(): boolean;
  close(): void;
}

/** Thrown by every storage operation of a killed tab. */
class TabKilled extends Error {}

/** A `storage` event on its way to one tab. */
interface QueuedEvent {
  readonly to: EventTarget;
  readonly key: string | null;
}

/** A localStorage that several tabs share, with delayed events, as in a browser. */
export function createSharedDisk() {
  const values = new Map<string, string>();
  const windows = new Set<EventTarget>();
  const queue: QueuedEvent[] = [];
  let isFull = false;
  let quotaUnits = Number.POSITIVE_INFINITY;
  let refused = 0;
  let operations = 0;

  const usedUnits = () =>
    [...values].reduce((sum, [key, value]) => sum + key.length + value.length, 0);

  function change(from: EventTarget | null, key: string, value: string | null): void {
    if ((values.get(key) ?? null) === value) return;
    if (value === null) values.delete(key);
    else values.set(key, value);
    queueEvents(from, key);
  }

  function queueEvents(from: EventTarget | null, key: string | null): void {
    queue.push(...[...windows].filter((to) => to !== from).map((to) => ({ to, key })));
  }

  function refuseWhenFull(key: string, value: string): void {
    const before = values.has(key) ? key.length + (values.get(key)?.length ?? 0) : 0;
    const grown = key.length + value.length - before;
    const hasRoom = quotaUnits === Number.POSITIVE_INFINITY || usedUnits() + grown <= quotaUnits;
    if (!isFull && hasRoom) return;
    refused += 1;
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  }

  function openTab(): Tab {
    const window = new EventTarget();
    let left = Number.POSITIVE_INFINITY;
    windows.add(window);
    const operate = <T>(act: () => T): T => {
      if (left <= 0) {
        windows.delete(window);
        throw new TabKilled();
      }
      left -= 1;
      operations += 1;
      return act();
    };
    const storage: RecordStorage = {
      get length() {
        return operate(() => values.size);
      },
      key: (index) => operate(() => [...values.keys()][index] ?? null),
      getItem: (key) => operate(() => values.get(key) ?? null),
      setItem: (key, value) =>
        operate(() => {
          refuseWhenFull(key, value);
          change(window, key, value);
        }),
      removeItem: (key) => operate(() => change(window, key, null)),
    };
    return {
      storage,
      window,
      kill: (after = 0) => {
        left = after;
      },
      isKilled: () => left !== Number.POSITIVE_INFINITY,
      close: () => void windows.delete(window),
    };
  }

  return {
    openTab,
    /** Writes a value that this release has not written. */
    plant: (key: string, value: string) => change(null, key, value),
    valueOf: (key: string) => values.get(key) ?? null,
    keys: () => [...values.keys()],
    setFull: (value: boolean) => {
      isFull = value;
    },
    /** Sets the maximum of UTF-16 units for keys and values together. */
    setQuota: (units: number) => {
      quotaUnits = units;
    },
    usedUnits,
    /** Everything visible in the browser's storage. */
    dump: () => JSON.stringify([...values]),
    /** The number of storage operations of all tabs. */
    countOperations: () => operations,
    /** The number of writes that failed because the disk was full. */
    countRefused: () => refused,
    /** Simulates that another tab calls `localStorage.clear()`. */
    clear: () => {
      values.clear();
      queueEvents(null, null);
    },
    /** Delivers the oldest events; by default all of them, and those that they cause. */
    deliver: (count = Number.POSITIVE_INFINITY) => {
      for (let left = count; left > 0 && queue.length > 0; left -= 1) {
        const [event] = queue.splice(0, 1);
        if (event && windows.has(event.to)) {
          event.to.dispatchEvent(Object.assign(new Event('storage'), { key: event.key }));
        }
      }
    },
  };
}

/** What {@link createSharedDisk} returns. */
export type SharedDisk = ReturnType<typeof createSharedDisk>;
