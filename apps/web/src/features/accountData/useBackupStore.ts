import { type BackupRecords, type BackupStore, listRecords } from '@aulario/course-data/backup';
import { useCart, useCartActions } from '@aulario/course-data/cart';
import {
  useListsActions,
  useOwned,
  useOwnedActions,
  usePlanActions,
} from '@aulario/course-data/lists';

/** Where the records of this screen's owner are, and what they are now. */
export function useBackupStore(): { store: BackupStore; present: () => BackupRecords } {
  const { entries } = useCart();
  const { courses } = useOwned();
  const lists = useListsActions();
  const plan = usePlanActions();
  const store = { cart: useCartActions(), lists, owned: useOwnedActions(), plan };
  const present = () => ({
    cart: entries,
    ...listRecords(lists),
    owned: courses,
    plan: plan.getSnapshot().settings,
  });
  return { store, present };
}
