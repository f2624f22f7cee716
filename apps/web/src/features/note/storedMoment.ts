/** When the account last had a verification mail sent, and when it put that note away, or another. */
export const sentKey = 'verificationSentAt';
export const verificationDismissedKey = 'verificationDismissedAt';
export const changesDismissedKey = 'changesDismissedAt';

/** Where it is kept that a note was put away. */
export type NoteKey = typeof verificationDismissedKey | typeof changesDismissedKey;

/** Whether the moment stored under `key` lies less than `durationMs` before `now`. */
export function isRecent(storage: Storage, key: string, durationMs: number, now: number): boolean {
  const ageMs = now - Number(read(storage, key));
  return ageMs >= 0 && ageMs < durationMs;
}

/** Stores `now`, in milliseconds since the epoch; a browser that refuses to store forgets it. */
export function storeMoment(storage: Storage, key: string, now: number): void {
  try {
    storage.setItem(key, String(now));
  } catch {
    // What is asked about it later is answered with false.
  }
}

function read(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}
