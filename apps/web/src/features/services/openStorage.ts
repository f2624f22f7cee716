/** Some browsers throw already when localStorage is touched; then the page remembers by itself. */
export function openStorage(owner: { readonly localStorage: Storage } = window): Storage {
  try {
    return owner.localStorage;
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
