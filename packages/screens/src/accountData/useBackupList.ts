import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import type { BackupRecords } from '@aulario/my-courses/backup';

/** Returns a function that lists the number of records of each kind: '3 guardados y 1 lista'. */
export function useBackupList() {
  const text = useTranslate();
  const { list } = useFormatters();
  return ({ cart, saved, lists, owned, plan, followed, polls }: BackupRecords): string => {
    const counts = [
      ['cart', cart.length],
      ['saved', saved.length],
      ['lists', lists.length],
      ['owned', owned.length],
      ['plan', plan === null ? 0 : 1],
      ['followed', followed.length],
      ['letters', polls.length],
    ] as const;
    return list(
      counts
        .filter(([, count]) => count > 0)
        .map(([kind, count]) => text(`backup.preview.${kind}`, { count })),
    );
  };
}
