import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import {
  type BackupCounts,
  backupKinds,
  countsOf,
  isEmptyBackup,
  type RestoredBackup,
  type UnreadRecord,
  unreadCauses,
} from '@aulario/my-courses/backup';
import { LiveRegion, Note } from '@aulario/ui';

/** Returns a function that lists the number of records of each kind: '3 guardados y 1 lista'. */
export function useBackupList() {
  const text = useTranslate();
  const { list } = useFormatters();
  return (counts: BackupCounts): string =>
    list(
      ([...backupKinds, 'settings'] as const).flatMap((kind) => {
        const count = counts[kind] ?? 0;
        return count > 0 ? [text(`backup.preview.${kind}`, { count })] : [];
      }),
    );
}

interface UnreadNoteProps {
  unread: readonly UnreadRecord[];
  /** None where the note is there from the start. */
  role?: 'alert' | undefined;
}

/** How much of a file could not be read, and why; nothing for a file that was read whole. */
export function UnreadNote({ unread, role }: UnreadNoteProps) {
  const text = useTranslate();
  const listOf = useBackupList();
  if (unread.length === 0) return null;
  const lines = unreadCauses.flatMap((cause) => {
    const records = unread.filter((record) => record.cause === cause);
    const counts = Map.groupBy(records, ({ kind }) => kind);
    const list = listOf(
      Object.fromEntries([...counts].map(([kind, { length }]) => [kind, length])),
    );
    return records.length === 0 ? [] : [{ cause, line: text(`backup.unread.${cause}`, { list }) }];
  });
  return (
    <Note tone="danger" role={role}>
      {lines.map(({ cause, line }) => (
        <p key={cause}>{line}</p>
      ))}
    </Note>
  );
}

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
