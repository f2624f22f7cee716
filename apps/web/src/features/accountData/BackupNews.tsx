import { type BackupRecords, isNothing } from '@aulario/course-data/backup';
import { useTranslate } from '../language/useTranslate.ts';

/** What would come that is not here yet. */
export function BackupNews({ fresh }: { fresh: BackupRecords }) {
  const text = useTranslate();
  if (isNothing(fresh)) return <p>{text('backup.previewNothing')}</p>;
  return (
    <p>
      {text('backup.preview', {
        cart: fresh.cart.length,
        lists: fresh.lists.length,
        saved: fresh.saved.length,
        owned: fresh.owned.length,
        plan: fresh.plan === null ? 0 : 1,
        followed: fresh.followed.length,
        letters: fresh.letters.length,
      })}
    </p>
  );
}
