import { useSyncState } from './useSyncState.ts';

/** Whether what the reader keeps is in this browser only: of visitors, and where no account has it. */
export function useIsHereAlone(): boolean {
  const sync = useSyncState();
  return sync === null || sync === 'device-only';
}
