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
