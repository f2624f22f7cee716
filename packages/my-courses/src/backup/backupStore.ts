import type { Change, ChangeProblem, OpenRecords, Records } from '@aulario/local-data';
import { type CartRepository, createCartRepository } from '../cart/cartRepository.ts';
import { laterListId } from '../lists/courseList.ts';
import {
  createFollowedRepository,
  type FollowedRepository,
} from '../lists/followed/followedRepository.ts';
import { createListsRepository, type ListsRepository } from '../lists/listsRepository.ts';
import { createOwnedRepository, type OwnedRepository } from '../lists/owned/ownedRepository.ts';
import { isStored } from '../merge/moveStored.ts';
import { createPlanRepository, type PlanRepository } from '../plan/planRepository.ts';
import { pollKey } from '../poll/pollLink.ts';
import { createPollsRepository, type PollsRepository } from '../poll/pollsRepository.ts';
import type { BackupRecords } from './backup.ts';

/** The repositories of one owner. */
export interface BackupStore {
  readonly cart: Pick<CartRepository, 'getSnapshot' | 'restore' | 'clear'>;
  readonly lists: Pick<ListsRepository, 'getSnapshot' | 'restore' | 'remove' | 'delete'>;
  readonly owned: Pick<OwnedRepository, 'getSnapshot' | 'restore' | 'remove'>;
  readonly plan: Pick<PlanRepository, 'getSnapshot' | 'change'>;
  readonly followed: Pick<FollowedRepository, 'getSnapshot' | 'put' | 'remove'>;
  readonly polls: Pick<PollsRepository, 'getSnapshot' | 'join' | 'put'>;
}

/** Opens the repositories of an owner. */
export const openBackupStore = (records: OpenRecords) => ({
  cart: createCartRepository(records),
  lists: createListsRepository(records),
  owned: createOwnedRepository(records),
  plan: createPlanRepository(records),
  followed: createFollowedRepository(records),
  polls: createPollsRepository(records),
});

/** Everything in the repositories for a file, the polls in an order that does not depend on the browser. */
export function recordsOf({
  cart,
  lists,
  owned,
  plan,
  followed,
  polls,
}: BackupStore): BackupRecords {
  const ownLists = lists.getSnapshot().lists;
  return {
    cart: cart.getSnapshot().entries,
    lists: ownLists
      .filter(({ id }) => id !== laterListId)
      .map(({ id, name, createdAt }) => ({ id, name, createdAt })),
    saved: ownLists.flatMap(({ items }) => items),
    owned: owned.getSnapshot().courses,
    plan: plan.getSnapshot().settings,
    followed: followed.getSnapshot(),
    polls: [...polls.getSnapshot().items]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, kept]) => kept),
  };
}

/**
 * Everything of an owner for a file, read without any screen: what the browser has stored, and what
 * is in this tab's memory alone.
 */
export function storedRecords(records: OpenRecords): BackupRecords {
  const store = openBackupStore(records);
  const all = recordsOf(store);
  for (const { dispose } of Object.values(store)) dispose();
  return all;
}

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
  cart: [],
  lists: [],
  saved: [],
  owned: [],
  plan: null,
  followed: [],
  polls: [],
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
