import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import type { BackupCounts } from '@aulario/my-courses/backup';

/** In the order in which they are listed. */
const kinds = ['cart', 'saved', 'lists', 'owned', 'plan', 'followed', 'polls', 'settings'] as const;

/** Returns a function that lists the number of records of each kind: '3 guardados y 1 lista'. */
export function useBackupList() {
  const text = useTranslate();
  const { list } = useFormatters();
  return (counts: BackupCounts): string =>
    list(
      kinds.flatMap((kind) => {
        const count = counts[kind] ?? 0;
        return count > 0 ? [text(`backup.preview.${kind}`, { count })] : [];
      }),
    );
}
