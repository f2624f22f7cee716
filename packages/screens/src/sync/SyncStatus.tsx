import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useSyncState } from '@aulario/frame/services/useSyncState.ts';

/** The words of the account's state alone, for a menu. */
export function SyncStatus() {
  const text = useTranslate();
  const state = useSyncState();
  return state === null ? null : text(`sync.${state}`);
}
