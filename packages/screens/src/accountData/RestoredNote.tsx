import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { isEmptyBackup, type RestoredBackup } from '@aulario/my-courses/backup';
import { LiveRegion, Note } from '@aulario/ui';
import { useBackupList } from './useBackupList.ts';

/** What a restore stored, and what it could not; null before one. */
export function RestoredNote({ restored }: { restored: RestoredBackup | null }) {
  const text = useTranslate();
  const listOf = useBackupList();
  const isWhole = restored?.problem === 'none';
  return (
    <>
      <LiveRegion>{isWhole && <Note tone="success">{text('backup.loaded')}</Note>}</LiveRegion>
      {restored !== null && restored.problem !== 'none' && (
        <Note tone="danger" role="alert">
          <span>
            {text(`backup.unstored.${restored.problem}`, { list: listOf(restored.unstored) })}
          </span>{' '}
          <span>
            {isEmptyBackup(restored.stored)
              ? text('backup.storedNothing')
              : text('backup.stored', { list: listOf(restored.stored) })}
          </span>
        </Note>
      )}
    </>
  );
}
