import { useCartActions } from '@aulario/course-view/kept/useCart.ts';
import { usePolls } from '@aulario/course-view/kept/usePolls.ts';
import {
  useFollowedActions,
  useListsActions,
  useOwnedActions,
  usePlanActions,
} from '@aulario/course-view/kept/useSaved.ts';
import { type BackupRecords, type BackupStore, recordsOf } from '@aulario/my-courses/backup';

/** The repositories of the current owner, and a function that reads their records. */
export function useBackupStore(): { store: BackupStore; present: () => BackupRecords } {
  const store = {
    cart: useCartActions(),
    lists: useListsActions(),
    owned: useOwnedActions(),
    plan: usePlanActions(),
    followed: useFollowedActions(),
    polls: usePolls(),
  };
  return { store, present: () => recordsOf(store) };
}
