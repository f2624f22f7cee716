const refuse = (): never => {
  throw new DOMException('This browser has no storage.', 'SecurityError');
};

/** Keeps nothing and says so: what would be lost with the page can then be told. */
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

/** Some browsers have no such storage, or throw already when it is touched. */
export function openStorage<K extends Kind>(
  kind: K,
  owner: Record<K, Storage | null> = window,
): Storage {
  try {
    return owner[kind] ?? refusingStorage;
  } catch {
    return refusingStorage;
  }
}

/** A storage that is gone with the page. */
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
