import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import type { SyncState } from '@aulario/frame/services/Sync.ts';
import { useSyncState } from '@aulario/frame/services/useSyncState.ts';
import { color, LiveRegion, space } from '@aulario/ui';
import styled from 'styled-components';

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

/** A quiet line: no banner, no colour but its edge, which marks a problem. */
export const SyncText = styled.p<{ $isProblem: boolean }>`
  max-width: 34em;
  padding-inline-start: ${space[4]};
  border-inline-start: 4px solid ${({ $isProblem }) => ($isProblem ? color.danger : color.line)};
  color: ${({ $isProblem }) => ($isProblem ? color.text : color.textMuted)};
  text-wrap: pretty;

  @media print { display: none; }
`;

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
