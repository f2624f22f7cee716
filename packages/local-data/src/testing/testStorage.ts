import type { RecordStorage } from '../guardedStorage.ts';

/** A `localStorage` of a test. */
export function createTestStorage(): RecordStorage & { keys(): readonly string[] } {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}
