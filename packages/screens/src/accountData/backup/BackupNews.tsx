import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import {
  type BackupRecords,
  countsOf,
  isEmptyBackup,
  type UnreadRecord,
} from '@aulario/my-courses/backup';
import { UnreadNote } from './UnreadNote.tsx';
import { useBackupList } from './useBackupList.ts';

interface BackupNewsProps {
  fresh: BackupRecords;
  unread: readonly UnreadRecord[];
}

/** The number of new records of a backup, by kind, and what of it cannot be read. */
export function BackupNews({ fresh, unread }: BackupNewsProps) {
  const text = useTranslate();
  const listOf = useBackupList();
  const nothing = unread.length === 0 ? 'backup.previewNothing' : 'backup.previewNothingRead';
  return (
    <>
      <p>
        {isEmptyBackup(fresh)
          ? text(nothing)
          : text('backup.preview', { list: listOf(countsOf(fresh)) })}
      </p>
      <UnreadNote unread={unread} />
    </>
  );
}
