import type { CartRepository } from '../cart/cartRepository.ts';
import { laterListId } from '../lists/courseList.ts';
import type { ListsRepository } from '../lists/listsRepository.ts';
import type { OwnedRepository } from '../lists/ownedRepository.ts';
import type { PlanRepository } from '../plan/planRepository.ts';
import type { BackupRecords } from './newInBackup.ts';

/** Where the records of one owner are. */
export interface BackupStore {
  readonly cart: Pick<CartRepository, 'restore' | 'clear'>;
  readonly lists: Pick<ListsRepository, 'getSnapshot' | 'restore' | 'remove' | 'delete'>;
  readonly owned: Pick<OwnedRepository, 'restore' | 'remove'>;
  readonly plan: Pick<PlanRepository, 'change'>;
}

/** The lists and their courses as records, for a file. */
export function listRecords({ getSnapshot }: Pick<ListsRepository, 'getSnapshot'>) {
  const { lists } = getSnapshot();
  return {
    lists: lists
      .filter(({ id }) => id !== laterListId)
      .map(({ id, name, createdAt }) => ({ id, name, createdAt })),
    saved: lists.flatMap(({ items }) => items),
  };
}

/** Adds records to what is there. */
export function putBackup({ cart, lists, owned, plan }: BackupStore, records: BackupRecords): void {
  lists.restore(records.saved, records.lists);
  owned.restore(records.owned);
  cart.restore(records.cart);
  if (records.plan !== null) plan.change((current) => current ?? records.plan);
}

/** Takes out again what {@link putBackup} added. */
export function takeBackupBack(
  { cart, lists, owned, plan }: BackupStore,
  records: BackupRecords,
): void {
  cart.clear(records.cart.map(({ course }) => course.id));
  for (const { course, listId } of records.saved) lists.remove(course.id, listId);
  for (const { id } of records.lists) lists.delete(id);
  for (const { course } of records.owned) owned.remove(course.id);
  if (records.plan !== null) plan.change(() => null);
}
