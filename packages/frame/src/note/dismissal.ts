import { isRecent } from '@aulario/local-data';
import type { NoteKey } from './noteKeys.ts';

/** How long a dismissed banner stays hidden, in milliseconds: 7 days. */
const dismissalMs = 7 * 24 * 60 * 60 * 1000;

/** Whether a banner was dismissed, and stays hidden at the time `now`. */
export const isDismissed = (storage: Storage, key: NoteKey, now: number): boolean =>
  isRecent(storage, key, dismissalMs, now);
