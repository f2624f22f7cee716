import { type BackupRecords, isEmptyBackup } from '@aulario/course-data/backup';
import { useFormatters } from '../language/useFormatters.ts';
import { useTranslate } from '../language/useTranslate.ts';

/** The number of new records of a backup, by kind. */
export function BackupNews({ fresh }: { fresh: BackupRecords }) {
  const text = useTranslate();
  const { list } = useFormatters();
  if (isEmptyBackup(fresh)) return <p>{text('backup.previewNothing')}</p>;
  const counts = [
    ['cart', fresh.cart.length],
    ['saved', fresh.saved.length],
    ['lists', fresh.lists.length],
    ['owned', fresh.owned.length],
    ['plan', fresh.plan === null ? 0 : 1],
    ['followed', fresh.followed.length],
    ['letters', fresh.polls.length],
  ] as const;
  const news = counts
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => text(`backup.preview.${kind}`, { count }));
  return <p>{text('backup.preview', { list: list(news) })}</p>;
}
