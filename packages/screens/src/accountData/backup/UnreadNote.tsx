import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { type UnreadRecord, unreadCauses } from '@aulario/my-courses/backup';
import { Note } from '@aulario/ui';
import { useBackupList } from './useBackupList.ts';

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
