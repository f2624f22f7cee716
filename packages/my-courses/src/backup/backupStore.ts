import type { Change, ChangeProblem, Records } from '@aulario/local-data';
import type { CartRepository } from '../cart/cartRepository.ts';
import { laterListId } from '../lists/courseList.ts';
import type { FollowedRepository } from '../lists/followed/followedRepository.ts';
import type { ListsRepository } from '../lists/listsRepository.ts';
import type { OwnedRepository } from '../lists/owned/ownedRepository.ts';
import { isStored } from '../merge/moveStored.ts';
import type { PlanRepository } from '../plan/planRepository.ts';
import { pollKey } from '../poll/pollLink.ts';
import type { PollsRepository } from '../poll/pollsRepository.ts';
import type { BackupRecords } from './backup.ts';

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

/** What a restore could store, and what not. */
export interface RestoredBackup {
  readonly stored: BackupRecords;
  readonly unstored: BackupRecords;
  /** Why not everything is stored. */
  readonly problem: 'none' | ChangeProblem;
  /** Removes what was added. */
  readonly undo: () => void;
}

/** Adds the records that `newInBackup` returned to the repositories, at once. */
export function restoreBackup(store: BackupStore, records: BackupRecords): RestoredBackup {
  const { cart, lists, owned, plan, followed, polls } = store;
  const known = polls.getSnapshot().items;
  const { items: saved, heads } = lists.restore(records.saved, records.lists);
  const outcomes = {
    lists: heads,
    saved,
    owned: owned.restore(records.owned),
    cart: cart.restore(records.cart),
    plan: records.plan === null ? [] : [plan.change((current) => current ?? records.plan)],
    followed: records.followed.map(followed.put),
    polls: records.polls.map(polls.join),
  };
  const pick = (isPicked: (change: Change<unknown>) => boolean): BackupRecords => {
    const from = <T>(items: readonly T[], changes: readonly Change<unknown>[]) =>
      items.filter((_, index) => changes[index] !== undefined && isPicked(changes[index]));
    return {
      cart: from(records.cart, outcomes.cart),
      lists: from(records.lists, outcomes.lists),
      saved: from(records.saved, outcomes.saved),
      owned: from(records.owned, outcomes.owned),
      plan: from([records.plan], outcomes.plan)[0] ?? null,
      followed: from(records.followed, outcomes.followed),
      polls: from(records.polls, outcomes.polls),
    };
  };
  const failed = Object.values(outcomes)
    .flat()
    .find((change) => !isStored(change));

  const undo = () => {
    cart.clear(records.cart.map(({ course }) => course.id));
    for (const { course, listId } of records.saved) lists.remove(course.id, listId);
    for (const { id } of records.lists) lists.delete(id);
    for (const { course } of records.owned) owned.remove(course.id);
    if (records.plan !== null) plan.change(() => null);
    for (const { query } of records.followed) followed.remove(query);
    for (const { poll } of records.polls) {
      const key = pollKey(poll);
      polls.put(key, known.get(key) ?? null);
    }
  };
  return {
    stored: pick(isStored),
    unstored: pick((change) => !isStored(change)),
    problem: failed?.problem ?? 'none',
    undo,
  };
}

const nothing: BackupRecords = {
  ...{ cart: [], lists: [], saved: [], owned: [], plan: null, followed: [], polls: [] },
};

/**
 * What a restore comes to once the browser has stored or refused it. It takes all that was added in
 * one turn, or nothing of it.
 *
 * @param records - What was restored.
 */
export async function onceStored(
  restored: RestoredBackup,
  records: BackupRecords,
  browser: Pick<Records, 'stored'>,
): Promise<RestoredBackup> {
  const problem = await browser.stored();
  return problem === 'none'
    ? restored
    : { ...restored, stored: nothing, unstored: records, problem };
}
