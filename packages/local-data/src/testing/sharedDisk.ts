import type { RecordStorage } from '../guardedStorage.ts';

/** One tab's view of the disk: its storage, and the window where it hears of the other tabs. */
export interface Tab {
  readonly storage: RecordStorage;
  readonly window: EventTarget;
  /** Ends the tab after some more storage operations, at once by default: nothing follows. */
  kill(operations?: number): void;
  /** Whether it ended, or is about to. */
  isKilled(): boolean;
  close(): void;
}

/** What a killed tab throws at its next storage operation: nothing after it takes place. */
class TabKilled extends Error {}

interface Letter {
  readonly to: EventTarget;
  readonly key: string | null;
}

/** A localStorage that several tabs share, with events that arrive later, as in a browser. */
export function createSharedDisk() {
  const values = new Map<string, string>();
  const windows = new Set<EventTarget>();
  const letters: Letter[] = [];
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
    tell(from, key);
  }

  function tell(from: EventTarget | null, key: string | null): void {
    letters.push(...[...windows].filter((to) => to !== from).map((to) => ({ to, key })));
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
    /** Bytes that no store of this release wrote. */
    plant: (key: string, value: string) => change(null, key, value),
    valueOf: (key: string) => values.get(key) ?? null,
    keys: () => [...values.keys()],
    setFull: (value: boolean) => {
      isFull = value;
    },
    /** From now on keys and values together may take so many UTF-16 units. */
    setQuota: (units: number) => {
      quotaUnits = units;
    },
    usedUnits,
    /** Everything that somebody finds who opens the browser's storage. */
    dump: () => JSON.stringify([...values]),
    /** How many storage operations all tabs have made so far. */
    countOperations: () => operations,
    /** How many writes the full disk turned down. */
    countRefused: () => refused,
    /** Another tab calls `localStorage.clear()`. */
    clear: () => {
      values.clear();
      tell(null, null);
    },
    /** Lets the oldest events arrive; without a number all of them, and those that follow. */
    deliver: (count = Number.POSITIVE_INFINITY) => {
      for (let left = count; left > 0 && letters.length > 0; left -= 1) {
        const [letter] = letters.splice(0, 1);
        if (letter && windows.has(letter.to)) {
          letter.to.dispatchEvent(Object.assign(new Event('storage'), { key: letter.key }));
        }
      }
    },
  };
}

export type SharedDisk = ReturnType<typeof createSharedDisk>;
