import { signingOutKey, tokenKey } from '@aulario/auth';
import { preferredCategoryKey } from '@aulario/course-data';
import { accountPrefix, visitorPrefix } from '@aulario/local-data';
import { languageKey } from '../language/language.ts';
import {
  changesDismissedKey,
  keepAnsweredKey,
  sentKey,
  verificationDismissedKey,
} from '../note/noteKeys.ts';
import { shortcutKey } from '../shortcut/shortcut.ts';

/** There while an account is signed in: what it leaves in clear is erased although its page ended. */
export const sessionKey = 'aulario:session';

/** In clear while an account is signed in, and erased when it leaves. */
export const sessionKeys = [
  sessionKey,
  tokenKey,
  preferredCategoryKey,
  sentKey,
  verificationDismissedKey,
  changesDismissedKey,
];

/** In clear at any time: they tell of the device, not of who used it. */
export const deviceKeys = [languageKey, shortcutKey, signingOutKey, keepAnsweredKey];

/** Records: those of accounts are encrypted, those of the visitor are in clear. */
export const recordPrefixes = [accountPrefix, visitorPrefix];

/** What the product keeps for the tab itself; everything else in it tells what was looked at. */
const ofProduct = 'aulario:';

export function markSession(storage: Storage): void {
  try {
    storage.setItem(sessionKey, '1');
  } catch {
    // A storage without room for it is looked through by this page only.
  }
}

/** True where the storage does not tell. */
export function isSessionMarked(storage: Storage): boolean {
  try {
    return storage.getItem(sessionKey) !== null;
  } catch {
    return true;
  }
}

export function eraseSessionKeys(storage: Storage): void {
  for (const key of sessionKeys) {
    try {
      storage.removeItem(key);
    } catch {
      // The other keys may still go.
    }
  }
}

export function eraseTab(storage: Storage): void {
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) if (key !== null && !key.startsWith(ofProduct)) storage.removeItem(key);
  } catch {
    // A tab that cannot keep anything must not keep the rest from being erased.
  }
}
