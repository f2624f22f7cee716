const refuse = (): never => {
  throw new DOMException('This browser has no storage.', 'SecurityError');
};

/** Throws on every access, so that callers can report that nothing is stored. */
const refusingStorage: Storage = {
  get length() {
    return refuse();
  },
  key: refuse,
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
  clear: refuse,
};

type Kind = 'localStorage' | 'sessionStorage';

/**
 * Returns the browser's storage, or a refusing one: some browsers have none, or throw on access.
 */
export function openStorage<K extends Kind>(
  kind: K,
  owner: Record<K, Storage | null> = window,
): Storage {
  try {
    return owner[kind] ?? refusingStorage;
  } catch {
    // Every use of the storage is refused, and its caller reports that.
    return refusingStorage;
  }
}

/** A storage that lasts as long as the page. */
export function createMemoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
