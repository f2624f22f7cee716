import type { RecordStorage } from './guardedStorage.ts';

/** Whether the time stored under `key` is less than `durationMs` before `now`. */
export function isRecent(
  storage: RecordStorage,
  key: string,
  durationMs: number,
  now: number,
): boolean {
  const stored = read(storage, key);
  if (stored === null) return false;
  const ageMs = now - Number(stored);
  return ageMs >= 0 && ageMs < durationMs;
}

/** Stores `now`, in milliseconds since the epoch; ignores storage failures. */
export function storeMoment(storage: RecordStorage, key: string, now: number): void {
  try {
    storage.setItem(key, String(now));
  } catch {
    // `isRecent` then returns false.
  }
}

function read(storage: RecordStorage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}
