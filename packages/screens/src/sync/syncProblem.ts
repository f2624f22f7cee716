import type { SyncState } from '@aulario/frame/services/Sync.ts';

/**
 * The states in which nothing is saved in the account until the reader acts. The others end by
 * themselves, as `offline`, or are the reader's choice.
 */
const problems: ReadonlySet<SyncState> = new Set<SyncState>([
  'account-full',
  'device-full',
  'denied',
  'update-needed',
]);

export const isSyncProblem = (state: SyncState): boolean => problems.has(state);
