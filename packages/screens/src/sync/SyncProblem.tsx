import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { useSyncState } from '@aulario/frame/services/useSyncState.ts';
import { Link, LiveRegion, space } from '@aulario/ui';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { backupId } from '../accountData/backup/backupId.ts';
import { SyncText } from './SyncText.ts';
import { isSyncProblem } from './syncProblem.ts';

const Problem = styled(SyncText)`
  margin-block-end: ${space[6]};
`;

/** Tells of a problem above every screen but the profile, which has a `SyncLine`. */
export function SyncProblem() {
  const text = useTranslate();
  const { pathname } = useLocation();
  const state = useSyncState();
  if (state === null || pathname === paths.profile) return null;
  return (
    <LiveRegion>
      {isSyncProblem(state) && (
        <Problem $isProblem>
          <span>{text(`sync.${state}`)}</span>{' '}
          <Link href={`${paths.profile}#${backupId}`}>{text('sync.more')}</Link>
        </Problem>
      )}
    </LiveRegion>
  );
}
