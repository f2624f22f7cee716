import { type RecordStorage, readStored, writeStored } from './guardedStorage.ts';

/** Whether the time stored under `key` is less than `durationMs` before `now`. */
export function isRecent(
  storage: RecordStorage,
  key: string,
  durationMs: number,
  now: number,
): boolean {
  const stored = readStored(storage, key);
  if (stored === null) return false;
  const ageMs = now - Number(stored);
  return ageMs >= 0 && ageMs < durationMs;
}

/** Stores `now`, in milliseconds since the epoch. After a storage failure `isRecent` is false. */
export function storeMoment(storage: RecordStorage, key: string, now: number): void {
  writeStored(storage, key, String(now));
}
