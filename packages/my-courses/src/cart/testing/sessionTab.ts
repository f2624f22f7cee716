import { createOldData, type OldLocalData } from '@aulario/local-data/old';
import type { SharedDisk, Tab } from '@aulario/local-data/testing';
import type { MergedItems } from '../../merge/visitorMerge.ts';
import type { CartEntry } from '../cartEntry.ts';
import { type CartRepository, createCartRepository } from '../cartRepository.ts';
import { createVisitorCartMerge } from '../visitorCartMerge.ts';

/** The parts of the product that a history runs; a control replaces one with a faulty version. */
export interface Parts {
  readonly openLocalData: typeof createOldData;
  readonly createMerge: typeof createVisitorCartMerge;
  readonly onSignOut: (cart: CartRepository, localData: OldLocalData, tab: Tab) => void;
}

export const soundParts: Parts = {
  openLocalData: createOldData,
  createMerge: createVisitorCartMerge,
  onSignOut: (cart, localData) => {
    cart.dispose();
    localData.forget();
  },
};

/**
 * One tab of the product: the cart of the account that it knows to be signed in, or the visitor's.
 */
export interface SessionTab {
  readonly owner: () => string | null;
  readonly cart: () => CartRepository;
  readonly removed: CartEntry[];
  /** The ids of the courses that a merge moved. */
  readonly brought: () => readonly string[];
  readonly tab: Tab;
  /** Notifies the tab of who is signed in. */
  hear(owner: string | null): void;
  undoMerge(): void;
  end(): void;
}

export function openSessionTab(disk: SharedDisk, parts: Parts, now: () => number): SessionTab {
  const tab = disk.openTab();
  const localData = parts.openLocalData(tab);
  const open = (id: string | null) => {
    const records = id === null ? localData.visitor : localData.account(id);
    const cart = createCartRepository({ records, now });
    cart.subscribe(() => cart.getSnapshot());
    return cart;
  };
  let owner: string | null = null;
  let cart = open(null);
  let merge: ReturnType<typeof createVisitorCartMerge> | null = null;
  const removed: CartEntry[] = [];
  let merged: MergedItems<CartEntry> = { moved: [], unstored: [] };

  return {
    owner: () => owner,
    cart: () => cart,
    removed,
    brought: () => merged.moved.map(({ item }) => item.course.id),
    tab,
    hear(next) {
      if (next === owner) return;
      if (owner !== null) parts.onSignOut(cart, localData, tab);
      else cart.dispose();
      removed.length = 0;
      merged = { moved: [], unstored: [] };
      owner = next;
      cart = open(owner);
      if (owner === null) return;
      merge = parts.createMerge(localData.visitor, cart, now);
      merged = merge.run();
    },
    undoMerge() {
      if (owner === null) return;
      merge?.undo(merged);
      merged = { moved: [], unstored: [] };
    },
    end: tab.close,
  };
}
