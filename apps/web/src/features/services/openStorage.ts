type Kind = 'localStorage' | 'sessionStorage';

/** Some browsers throw already when a storage is touched; then the page remembers by itself. */
export function openStorage<K extends Kind>(kind: K, owner: Record<K, Storage> = window): Storage {
  try {
    return owner[kind];
  } catch {
    return createMemoryStorage();
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
