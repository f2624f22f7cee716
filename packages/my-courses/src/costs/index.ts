export type { CheapestWay } from './cheapestWay.ts';
export { type OneOffCost, oneOffCost } from './oneOffCost.ts';
export { platformCurrencies } from './sellingPrice.ts';
export { type Reader, type SubscriptionWay, subscriptionWays } from './subscriptionWays.ts';
export { type Tariff, tariffs } from './tariffs.ts';
