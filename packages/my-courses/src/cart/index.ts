export { type CartEntry, type CartSnapshot, isCounted } from './cartEntry.ts';
export { type CartOrder, cartOrders, sortCartEntries } from './cartOrder.ts';
export { type CartRepository, createCartRepository } from './cartRepository.ts';
export { cartCounts, cartTotals } from './cartTotals.ts';
export { groupByPlatform, type PlatformGroup } from './groupByPlatform.ts';
export { createVisitorCartMerge } from './visitorCartMerge.ts';
