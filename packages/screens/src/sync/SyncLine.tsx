import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useSyncState } from '@aulario/frame/services/useSyncState.ts';
import { LiveRegion } from '@aulario/ui';
import { SyncText } from './SyncText.ts';
import { isSyncProblem } from './syncProblem.ts';

/**
 * Where the account's records are, in one line; nothing for a visitor. Only a change to a problem is
 * announced.
 */
export function SyncLine() {
  const text = useTranslate();
  const state = useSyncState();
  if (state === null) return null;
  const isProblem = isSyncProblem(state);
  const line = (
    <SyncText $isProblem={isProblem}>
      <span>{text(`sync.${state}`)}</span>
    </SyncText>
  );
  return (
    <>
      <LiveRegion>{isProblem && line}</LiveRegion>
      {!isProblem && line}
    </>
  );
}
