import { useSyncExternalStore } from 'react';
import { useServices } from './Services.tsx';
import type { SyncState } from './Sync.ts';

/** Where the signed-in account's records are; null in prerendered pages and for visitors. */
export function useSyncState(): SyncState | null {
  const { sync } = useServices();
  return useSyncExternalStore(sync.subscribe, sync.getState, () => null);
}

/** Whether what the reader keeps is in this browser only: of visitors, and where no account has it. */
export function useIsHereAlone(): boolean {
  const sync = useSyncState();
  return sync === null || sync === 'device-only';
}
