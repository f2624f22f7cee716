/** When this browser last had a verification mail sent, in milliseconds since the epoch. */
const sentKey = 'verificationSentAt';

/** The least time between two verification mails, in milliseconds. */
export const verificationPause = 60_000;

export function isVerificationFresh(storage: Storage, now: number): boolean {
  const age = now - Number(read(storage));
  return age >= 0 && age < verificationPause;
}

/** A browser that refuses to store leaves the limit to the provider. */
export function noteVerification(storage: Storage, now: number): void {
  try {
    storage.setItem(sentKey, String(now));
  } catch {
    // Only the early answer is lost.
  }
}

function read(storage: Storage): string | null {
  try {
    return storage.getItem(sentKey);
  } catch {
    return null;
  }
}
