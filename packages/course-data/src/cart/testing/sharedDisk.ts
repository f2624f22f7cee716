import type { CartStorage } from '../cartStorage.ts';

/** One tab's view of the disk: its storage, and the window where it hears of the other tabs. */
export interface Tab {
  readonly storage: CartStorage;
  readonly window: EventTarget;
  close(): void;
}

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
  let refused = 0;

  function change(from: EventTarget | null, key: string, value: string | null): void {
    if ((values.get(key) ?? null) === value) return;
    if (value === null) values.delete(key);
    else values.set(key, value);
    tell(from, key);
  }

  function tell(from: EventTarget | null, key: string | null): void {
    letters.push(...[...windows].filter((to) => to !== from).map((to) => ({ to, key })));
  }

  function refuseWhenFull(): void {
    if (!isFull) return;
    refused += 1;
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  }

  function openTab(): Tab {
    const window = new EventTarget();
    windows.add(window);
    const storage: CartStorage = {
      get length() {
        return values.size;
      },
      key: (index) => [...values.keys()][index] ?? null,
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => {
        refuseWhenFull();
        change(window, key, value);
      },
      removeItem: (key) => change(window, key, null),
    };
    return { storage, window, close: () => void windows.delete(window) };
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
