import type { CartRepository } from '../cart/cartRepository.ts';
import type { LettersRepository } from '../letter/lettersRepository.ts';
import { laterListId } from '../lists/courseList.ts';
import type { FollowedRepository } from '../lists/followedRepository.ts';
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
  readonly followed: Pick<FollowedRepository, 'put' | 'remove'>;
  readonly letters: Pick<LettersRepository, 'getSnapshot' | 'join' | 'put'>;
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

/** The letters that a browser knows, for a file: in the same order wherever they are. */
export const letterRecords = ({ getSnapshot }: Pick<LettersRepository, 'getSnapshot'>) =>
  [...getSnapshot().items].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, kept]) => kept);

/**
 * Adds records that are new here to what is there, and returns what takes them out again.
 *
 * @param records - As `newInBackup` finds them.
 */
export function putBackup(store: BackupStore, records: BackupRecords): () => void {
  const { cart, lists, owned, plan, followed, letters } = store;
  lists.restore(records.saved, records.lists);
  owned.restore(records.owned);
  cart.restore(records.cart);
  if (records.plan !== null) plan.change((current) => current ?? records.plan);
  for (const each of records.followed) followed.put(each);
  const known = letters.getSnapshot().items;
  const keys = records.letters.map(letters.join);

  return () => {
    cart.clear(records.cart.map(({ course }) => course.id));
    for (const { course, listId } of records.saved) lists.remove(course.id, listId);
    for (const { id } of records.lists) lists.delete(id);
    for (const { course } of records.owned) owned.remove(course.id);
    if (records.plan !== null) plan.change(() => null);
    for (const { query } of records.followed) followed.remove(query);
    for (const key of keys) letters.put(key, known.get(key) ?? null);
  };
}
