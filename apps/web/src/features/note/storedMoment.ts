/** The storage keys of the last verification mail's time, and of the dismissals of the notes. */
export const sentKey = 'verificationSentAt';
export const verificationDismissedKey = 'verificationDismissedAt';
export const changesDismissedKey = 'changesDismissedAt';

/** The storage key of the time at which the offer to keep what is stored was answered. */
export const keepAnsweredKey = 'keepAnsweredAt';

/** The storage key of a note's dismissal. */
export type NoteKey =
  | typeof verificationDismissedKey
  | typeof changesDismissedKey
  | typeof keepAnsweredKey;

/** Whether the time stored under `key` is less than `durationMs` before `now`. */
export function isRecent(storage: Storage, key: string, durationMs: number, now: number): boolean {
  const stored = read(storage, key);
  if (stored === null) return false;
  const ageMs = now - Number(stored);
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
