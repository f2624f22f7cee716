import { changeStored, signingOutKey, tokenKey } from '@aulario/auth';
import { preferredCategoryKey } from '@aulario/course-data';
import {
  changesDismissedKey,
  persistenceAnsweredKey,
  sentKey,
  verificationDismissedKey,
} from '@aulario/frame/note/noteKeys.ts';
import { settings } from '@aulario/frame/settings/settings.ts';
import { accountPrefix, visitorPrefix } from '@aulario/local-data';

/** Set during a session, so that a later page erases its data in clear if this page ends early. */
export const sessionKey = 'aulario:session';

/** Stored in clear during a session, and erased at its end. */
export const sessionKeys = [
  sessionKey,
  tokenKey,
  preferredCategoryKey,
  sentKey,
  verificationDismissedKey,
  changesDismissedKey,
];

/** Always stored in clear, since they concern the device, not a person. */
export const deviceKeys = [...Object.keys(settings), signingOutKey, persistenceAnsweredKey];

/** Records: those of accounts are encrypted, those of the visitor are in clear. */
export const recordPrefixes = [accountPrefix, visitorPrefix];

/** The prefix of the tab's own keys; all others reveal what was viewed. */
const ofProduct = 'aulario:';

/** If the storage is full, only this page can erase the session's data. */
export const markSession = (storage: Storage): void =>
  changeStored(() => storage.setItem(sessionKey, '1'));

/** Whether a session is marked; true if the storage cannot be read. */
export function isSessionMarked(storage: Storage): boolean {
  try {
    return storage.getItem(sessionKey) !== null;
  } catch {
    // What cannot be read is erased as if there were something.
    return true;
  }
}

export function eraseSessionKeys(storage: Storage): void {
  // One that fails does not keep the others.
  for (const key of sessionKeys) changeStored(() => storage.removeItem(key));
}

/** An unavailable session storage must not prevent the other erasures. */
export const eraseTab = (storage: Storage): void =>
  changeStored(() => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) if (key !== null && !key.startsWith(ofProduct)) storage.removeItem(key);
  });
