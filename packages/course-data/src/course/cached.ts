/** Caches the results of a function, for slow functions with few distinct arguments. */
export function cached<K, V extends object | string | number | boolean | null>(
  read: (key: K) => V,
  maxKept = 10_000,
): (key: K) => V {
  const kept = new Map<K, V>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = read(key);
    // A malformed feed must not fill the memory.
    if (kept.size >= maxKept) kept.clear();
    kept.set(key, value);
    return value;
  };
}

/**
 * Caches the result of the latest call while the arguments are the same objects, so that a snapshot
 * made from others keeps its identity.
 */
export function cachedLatest<Args extends readonly object[], Result>(
  read: (...args: Args) => Result,
): (...args: Args) => Result {
  let latest: { readonly args: Args; readonly result: Result } | null = null;
  return (...args) => {
    if (!latest?.args.every((arg, index) => arg === args[index])) {
      latest = { args, result: read(...args) };
    }
    return latest.result;
  };
}
