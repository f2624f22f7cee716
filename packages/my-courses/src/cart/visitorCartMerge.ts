import type { OpenRecords } from '@aulario/local-data';
import {
  createVisitorMerge,
  type MergedItems,
  type MergeSource,
  type VisitorMerge,
} from '../merge/visitorMerge.ts';
import type { CartEntry } from './cartEntry.ts';
import { type CartRepository, createCartRepository } from './cartRepository.ts';

const sideOf = (cart: CartRepository): MergeSource<CartEntry> => ({
  ...cart,
  items: () => cart.getSnapshot().entries,
  remove: ({ course }) => cart.remove(course.id),
});

/**
 * Moves the visitor's cart to an account.
 *
 * @param visitor - The visitor's records in the browser.
 */
export const createVisitorCartMerge = (
  visitor: OpenRecords,
  account: CartRepository,
  now: () => number = Date.now,
): VisitorMerge<MergedItems<CartEntry>> =>
  createVisitorMerge({
    visitor: sideOf(createCartRepository(visitor, { now })),
    account: sideOf(account),
    records: visitor,
    undoneName: 'undone-merges',
    nameOf: ({ course }) => course.id,
    timeOf: ({ addedAt }) => addedAt,
    now,
  });
