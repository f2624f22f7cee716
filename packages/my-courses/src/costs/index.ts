export { type OneOffCost, oneOffCost } from './oneOffCost.ts';
export { platformCurrencies } from './sellingPrice.ts';
export {
  type SubscriptionOption,
  subscriptionOptions,
} from './subscriptionOptions.ts';
