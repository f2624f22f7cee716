import { signingOutKey, tokenKey } from '@aulario/auth';
import { preferredCategoryKey } from '@aulario/course-data';
import { readStored, storedKeys, writeStored } from '@aulario/local-data';
import {
  changesDismissedKey,
  persistenceAnsweredKey,
  sentKey,
  verificationDismissedKey,
} from '../../note/noteKeys.ts';
import { settings } from '../../settings/settings.ts';
import { keptKey, unverifiedKey } from './homeHints.ts';
import { takenKeys } from './takenKeys.ts';

/** Whose session it is, so that a later page erases what is left of it if this page ends early. */
export const sessionKey = 'aulario:session';

/** Stored in clear during a session, and erased at its end. */
export const sessionKeys = [
  sessionKey,
  tokenKey,
  preferredCategoryKey,
  keptKey,
  unverifiedKey,
  sentKey,
  verificationDismissedKey,
  changesDismissedKey,
  ...Object.values(takenKeys),
];

/** Always stored in clear, since they concern the device, not a person. */
export const deviceKeys = [...Object.keys(settings), signingOutKey, persistenceAnsweredKey];

/** The prefix of the tab's own keys; all others reveal what was viewed. */
const ofProduct = 'aulario:';

/** If the storage is full, only this page can erase the session's data. */
export const markSession = (storage: Storage, accountId: string): void =>
  writeStored(storage, sessionKey, accountId);

/** The account whose session is marked; null for none. */
export const markedSession = (storage: Storage): string | null => readStored(storage, sessionKey);

export function eraseSessionKeys(storage: Storage): void {
  // One that fails does not keep the others.
  for (const key of sessionKeys) writeStored(storage, key, null);
}

/** An unavailable session storage must not prevent the other erasures. */
export function eraseTab(storage: Storage): void {
  for (const key of storedKeys(storage, '')) {
    if (!key.startsWith(ofProduct)) writeStored(storage, key, null);
  }
}
