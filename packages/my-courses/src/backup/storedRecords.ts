import type { OpenRecords } from '@aulario/local-data';
import { createCartRepository } from '../cart/cartRepository.ts';
import { createFollowedRepository } from '../lists/followed/followedRepository.ts';
import { createListsRepository } from '../lists/listsRepository.ts';
import { createOwnedRepository } from '../lists/owned/ownedRepository.ts';
import { createPlanRepository } from '../plan/planRepository.ts';
import { createPollsRepository } from '../poll/pollsRepository.ts';
import type { BackupRecords } from './backup.ts';
import { listRecords, pollRecords } from './backupStore.ts';

/**
 * Everything of an owner for a file, read without any screen: what the browser has stored, and what
 * is in this tab's memory alone.
 */
export function storedRecords(records: OpenRecords): BackupRecords {
  const cart = createCartRepository({ records });
  const lists = createListsRepository({ records });
  const owned = createOwnedRepository(records);
  const plan = createPlanRepository(records);
  const followed = createFollowedRepository(records);
  const polls = createPollsRepository(records);
  const all = {
    cart: cart.getSnapshot().entries,
    ...listRecords(lists),
    owned: owned.getSnapshot().courses,
    plan: plan.getSnapshot().settings,
    followed: followed.getSnapshot(),
    polls: pollRecords(polls),
  };
  for (const { dispose } of [cart, lists, owned, plan, followed, polls]) dispose();
  return all;
}
