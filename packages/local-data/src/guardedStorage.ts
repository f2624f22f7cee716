/** The part of `localStorage` that is needed here. */
export type RecordStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** The browser blocks a storage, or it is full: then it is as one that has nothing. */
function attempt<T>(use: () => T, otherwise: T): T {
  try {
    return use();
  } catch {
    // Nothing that is stored so decides anything: a fault must break neither a sign-in nor a page.
    return otherwise;
  }
}

/** Returns a stored text; null without one, or when the storage throws. */
export const readStored = (storage: Pick<Storage, 'getItem'>, key: string): string | null =>
  attempt(() => storage.getItem(key), null);

/** Stores a text, or removes it with null, unless the storage throws. */
export const writeStored = (
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  key: string,
  text: string | null,
): void =>
  attempt(() => (text === null ? storage.removeItem(key) : storage.setItem(key, text)), undefined);

/** Returns the stored keys that begin with a prefix; none when the storage throws. */
export const storedKeys = (
  storage: Pick<Storage, 'length' | 'key'>,
  prefix: string,
): readonly string[] =>
  attempt(
    () =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
        (key): key is string => key?.startsWith(prefix) === true,
      ),
    [],
  );
