/** What one storage key holds. */
export interface StoredValue<T> {
  readonly raw: string;
  /** Null when the value could not be read. */
  readonly record: { readonly name: string; readonly value: T } | null;
  /** Set where a later release wrote the value. */
  readonly isNewer?: boolean;
}

/** The stored records as of the last read, by key and by name. */
export interface RecordIndex<T> {
  keys(): Iterable<string>;
  at(key: string): StoredValue<T> | undefined;
  /** The value with this name; null for none. */
  get(name: string): T | null;
  /** Replaces what a key holds; null for nothing. */
  set(key: string, stored: StoredValue<T> | null): void;
  values(): Map<string, T>;
  countUnreadable(): number;
}

export function createRecordIndex<T>(): RecordIndex<T> {
  const byKey = new Map<string, StoredValue<T>>();
  const keyOfName = new Map<string, string>();

  return {
    keys: () => byKey.keys(),
    at: (key) => byKey.get(key),
    get: (name) => byKey.get(keyOfName.get(name) ?? '')?.record?.value ?? null,
    set(key, stored) {
      const before = byKey.get(key)?.record;
      if (before && keyOfName.get(before.name) === key) keyOfName.delete(before.name);
      if (stored) byKey.set(key, stored);
      else byKey.delete(key);
      if (stored?.record) keyOfName.set(stored.record.name, key);
    },
    values() {
      const values = new Map<string, T>();
      for (const { record } of byKey.values()) if (record) values.set(record.name, record.value);
      return values;
    },
    countUnreadable: () => [...byKey.values()].filter(({ record }) => record === null).length,
  };
}
