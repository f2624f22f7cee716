import type { CartRepository } from '../cart/cartRepository.ts';
import { laterListId } from '../lists/courseList.ts';
import type { FollowedRepository } from '../lists/followedRepository.ts';
import type { ListsRepository } from '../lists/listsRepository.ts';
import type { OwnedRepository } from '../lists/ownedRepository.ts';
import type { PlanRepository } from '../plan/planRepository.ts';
import type { PollsRepository } from '../poll/pollsRepository.ts';
import type { BackupRecords } from './newInBackup.ts';

/** The repositories of one owner. */
export interface BackupStore {
  readonly cart: Pick<CartRepository, 'restore' | 'clear'>;
  readonly lists: Pick<ListsRepository, 'getSnapshot' | 'restore' | 'remove' | 'delete'>;
  readonly owned: Pick<OwnedRepository, 'restore' | 'remove'>;
  readonly plan: Pick<PlanRepository, 'change'>;
  readonly followed: Pick<FollowedRepository, 'put' | 'remove'>;
  readonly polls: Pick<PollsRepository, 'getSnapshot' | 'join' | 'put'>;
}

/** Converts lists with their courses to the records of a file. */
export function listRecords({ getSnapshot }: Pick<ListsRepository, 'getSnapshot'>) {
  const { lists } = getSnapshot();
  return {
    lists: lists
      .filter(({ id }) => id !== laterListId)
      .map(({ id, name, createdAt }) => ({ id, name, createdAt })),
    saved: lists.flatMap(({ items }) => items),
  };
}

/** The known polls for a file, in an order that does not depend on the browser. */
export const pollRecords = ({ getSnapshot }: Pick<PollsRepository, 'getSnapshot'>) =>
  [...getSnapshot().items].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, kept]) => kept);

/**
 * Adds records to the repositories, and returns the function that removes them again. `records` are
 * those that `newInBackup` returned.
 */
export function restoreBackup(store: BackupStore, records: BackupRecords): () => void {
  const { cart, lists, owned, plan, followed, polls } = store;
  lists.restore(records.saved, records.lists);
  owned.restore(records.owned);
  cart.restore(records.cart);
  if (records.plan !== null) plan.change((current) => current ?? records.plan);
  for (const each of records.followed) followed.put(each);
  const known = polls.getSnapshot().items;
  const keys = records.polls.map(polls.join);

  return () => {
    cart.clear(records.cart.map(({ course }) => course.id));
    for (const { course, listId } of records.saved) lists.remove(course.id, listId);
    for (const { id } of records.lists) lists.delete(id);
    for (const { course } of records.owned) owned.remove(course.id);
    if (records.plan !== null) plan.change(() => null);
    for (const { query } of records.followed) followed.remove(query);
    for (const key of keys) polls.put(key, known.get(key) ?? null);
  };
}
