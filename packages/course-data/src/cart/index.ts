export { CartProvider, type CartProviderProps } from './CartProvider.tsx';
export type { CartActions } from './cartContext.ts';
export type { CartEntry, CartProblem, CartSnapshot } from './cartEntry.ts';
export type { CartStorage, StorageSource } from './cartStorage.ts';
export {
  type CartStore,
  type CartStoreOptions,
  type CartWindow,
  createCartStore,
} from './cartStore.ts';
export { type CartCounts, type CartTotals, cartCounts, cartTotals } from './cartTotals.ts';
export { eraseCart } from './eraseCart.ts';
export { groupByPlatform, type PlatformGroup } from './groupByPlatform.ts';
export { useCart, useCartActions, useIsInCart } from './useCart.ts';
