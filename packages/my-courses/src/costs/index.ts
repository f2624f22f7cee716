export type { CheapestWay } from './cheapestWay.ts';
export { platformCurrencies } from './sellingPrice.ts';
export { type OneOffCost, oneOffCost } from './singlePrice.ts';
export { type Reader, type SubscriptionWay, subscriptionWays } from './subscriptionWays.ts';
export { type Tariff, tariffs } from './tariffs.ts';
