import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { type BackupRecords, isEmptyBackup } from '@aulario/my-courses/backup';
import { useBackupList } from './useBackupList.ts';

/** The number of new records of a backup, by kind. */
export function BackupNews({ fresh }: { fresh: BackupRecords }) {
  const text = useTranslate();
  const listOf = useBackupList();
  return (
    <p>
      {isEmptyBackup(fresh)
        ? text('backup.previewNothing')
        : text('backup.preview', { list: listOf(fresh) })}
    </p>
  );
}
