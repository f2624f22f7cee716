/**
 * Parts by their number, each had once: whoever asks meanwhile shares the wait, a failure is
 * forgotten, and of more than so many the one that was asked for first goes.
 */
export function createAsyncCache<T>(
  get: (part: number) => Promise<T>,
  most: number,
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
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return asked;
  };
}
