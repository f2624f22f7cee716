/** The storage keys of the last verification mail's time, and of the dismissals of the notes. */
export const sentKey = 'verificationSentAt';
export const verificationDismissedKey = 'verificationDismissedAt';
export const changesDismissedKey = 'changesDismissedAt';

/** The storage key of a note's dismissal. */
export type NoteKey = typeof verificationDismissedKey | typeof changesDismissedKey;

/** Whether the time stored under `key` is less than `durationMs` before `now`. */
export function isRecent(storage: Storage, key: string, durationMs: number, now: number): boolean {
  const ageMs = now - Number(read(storage, key));
  return ageMs >= 0 && ageMs < durationMs;
}

/** Stores `now`, in milliseconds since the epoch; ignores storage failures. */
export function storeMoment(storage: Storage, key: string, now: number): void {
  try {
    storage.setItem(key, String(now));
  } catch {
    // `isRecent` then returns false.
  }
}

function read(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}
