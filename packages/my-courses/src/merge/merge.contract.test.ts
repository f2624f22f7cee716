import type { Records } from '@aulario/local-data';
import { createTestBrowser } from '@aulario/local-data/testing';
import { createCartRepository } from '../cart/cartRepository.ts';
import { createVisitorCartMerge } from '../cart/visitorCartMerge.ts';
import { createListsRepository } from '../lists/listsRepository.ts';
import { createOwnedRepository } from '../lists/owned/ownedRepository.ts';
import { createVisitorOwnedMerge } from '../lists/owned/visitorOwnedMerge.ts';
import { createVisitorListsMerge } from '../lists/visitorListsMerge.ts';
import { type MergeStores, type MergeWorld, mergeContract } from '../testing/mergeContract.ts';

mergeContract('records of a browser', (): MergeWorld => {
  const browser = createTestBrowser();
  let time = Date.UTC(2026, 10, 23);
  const now = () => (time += 1);
  const storesOf = (records: Records): MergeStores => ({
    cart: createCartRepository(records, { now }),
    lists: createListsRepository(records, { now }),
    owned: createOwnedRepository(records, { now }),
  });
  const open = async (side: 'visitor' | 'account') => {
    const page = await browser.reopen();
    return storesOf(side === 'visitor' ? page.visitor : page.account('ana'));
  };
  return {
    open,
    async limitRoom(chars) {
      await browser.reopen();
      browser.disk.setQuota(browser.disk.usedChars() + chars);
    },
    async signIn() {
      const page = await browser.reopen();
      const { visitor } = page;
      const account = storesOf(page.account('ana'));
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
