/** Caches the promise of the first call. Failures are not cached, so that the next call retries. */
export function memoizeAsync<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

/**
 * Caches parts by number. Concurrent requests share one promise, failures are not cached, and the
 * oldest request is evicted beyond `maxParts`.
 */
export function createAsyncCache<T>(
  get: (part: number) => Promise<T>,
  maxParts: number,
): (part: number) => Promise<T> {
  const kept = new Map<number, Promise<T>>();
  return (part) => {
    const known = kept.get(part);
    if (known !== undefined) return known;
    const asked = get(part).catch((error: unknown) => {
      kept.delete(part);
      throw error;
    });
    kept.set(part, asked);
    const [oldest] = kept.keys();
    if (kept.size > maxParts && oldest !== undefined) kept.delete(oldest);
    return asked;
  };
}
