import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import {
  countsOf,
  isEmptyBackup,
  type RestoredBackup,
  type UnreadRecord,
} from '@aulario/my-courses/backup';
import { LiveRegion, Note } from '@aulario/ui';
import { UnreadNote } from './UnreadNote.tsx';
import { useBackupList } from './useBackupList.ts';

/** The result of a restore, with what could not be read of its file. */
export interface RestoredFile extends RestoredBackup {
  readonly unread: readonly UnreadRecord[];
}

/** What a restore stored, and what it could not; null before one. */
export function RestoredNote({ restored }: { restored: RestoredFile | null }) {
  const text = useTranslate();
  const listOf = useBackupList();
  const loaded = restored?.unread.length === 0 ? 'backup.loaded' : 'backup.loadedRead';
  const isStored = restored?.problem === 'none';
  return (
    <>
      <LiveRegion>{isStored && <Note tone="success">{text(loaded)}</Note>}</LiveRegion>
      {restored !== null && restored.problem !== 'none' && (
        <Note tone="danger" role="alert">
          <span>
            {text(`backup.unstored.${restored.problem}`, {
              list: listOf(countsOf(restored.unstored)),
            })}
          </span>{' '}
          <span>
            {isEmptyBackup(restored.stored)
              ? text('backup.storedNothing')
              : text('backup.stored', { list: listOf(countsOf(restored.stored)) })}
          </span>
        </Note>
      )}
      {restored !== null && <UnreadNote unread={restored.unread} role="alert" />}
    </>
  );
}
