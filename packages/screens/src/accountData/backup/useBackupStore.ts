import { useCart, useCartActions } from '@aulario/course-view/kept/useCart.ts';
import { usePolls } from '@aulario/course-view/kept/usePolls.ts';
import {
  useFollowed,
  useFollowedActions,
  useListsActions,
  useOwned,
  useOwnedActions,
  usePlanActions,
} from '@aulario/course-view/kept/useSaved.ts';
import {
  type BackupRecords,
  type BackupStore,
  listRecords,
  pollRecords,
} from '@aulario/my-courses/backup';

/** The repositories of the current owner, and a function that reads their records. */
export function useBackupStore(): { store: BackupStore; present: () => BackupRecords } {
  const { entries } = useCart();
  const { courses } = useOwned();
  const lists = useListsActions();
  const plan = usePlanActions();
  const followed = useFollowed();
  const polls = usePolls();
  const store = {
    cart: useCartActions(),
    lists,
    owned: useOwnedActions(),
    plan,
    followed: useFollowedActions(),
    polls,
  };
  const present = () => ({
    cart: entries,
    ...listRecords(lists),
    owned: courses,
    plan: plan.getSnapshot().settings,
    followed,
    polls: pollRecords(polls),
  });
  return { store, present };
}
