// @vitest-environment node
import { createOldData } from '@aulario/local-data/old';
import { createSharedDisk } from '@aulario/local-data/testing';
import { createCartRepository } from '../cart/cartRepository.ts';
import { createVisitorCartMerge } from '../cart/visitorCartMerge.ts';
import { createListsRepository } from '../lists/listsRepository.ts';
import { createOwnedRepository } from '../lists/ownedRepository.ts';
import { createVisitorListsMerge } from '../lists/visitorListsMerge.ts';
import { createVisitorOwnedMerge } from '../lists/visitorOwnedMerge.ts';
import { type MergeWorld, mergeContract } from './testing/mergeContract.ts';

mergeContract('records of a browser', (): MergeWorld => {
  const disk = createSharedDisk();
  let time = Date.UTC(2026, 10, 23);
  const now = () => (time += 1);
  const open = (side: 'visitor' | 'account') => {
    const local = createOldData(disk.openTab());
    const records = side === 'visitor' ? local.visitor : local.account('ana');
    return {
      cart: createCartRepository({ records, now }),
      lists: createListsRepository({ records, now }),
      owned: createOwnedRepository(records, now),
    };
  };
  return {
    open,
    limitRoom: (chars) => disk.setQuota(disk.usedUnits() + chars),
    signIn() {
      const { visitor } = createOldData(disk.openTab());
      const account = open('account');
      const merges = [
        createVisitorCartMerge(visitor, account.cart, now),
        createVisitorListsMerge(visitor, account.lists, now),
        createVisitorOwnedMerge(visitor, account.owned, now),
      ] as const;
      const [cart, lists, owned] = merges;
      const merged = [cart.run(), lists.run(), owned.run()] as const;
      return () => {
        cart.undo(merged[0]);
        lists.undo(merged[1]);
        owned.undo(merged[2]);
      };
    },
  };
});
