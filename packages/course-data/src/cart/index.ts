export { CartProvider, type CartProviderProps } from './CartProvider.tsx';
export type { CartActions } from './cartContext.ts';
export { type CartEntry, type CartSnapshot, isCounted } from './cartEntry.ts';
export { type CartOrder, cartOrders, sortCartEntries } from './cartOrder.ts';
export {
  type CartRepository,
  type CartRepositoryOptions,
  createCartRepository,
} from './cartRepository.ts';
export { type CartCounts, type CartTotals, cartCounts, cartTotals } from './cartTotals.ts';
export { groupByPlatform, type PlatformGroup } from './groupByPlatform.ts';
export { useCart, useCartActions, useIsInCart } from './useCart.ts';
export { createVisitorCartMerge } from './visitorCartMerge.ts';
