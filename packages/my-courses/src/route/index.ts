export { type RouteKind, routeKinds } from './chooseCourses.ts';
export { findCandidates } from './findCandidates.ts';
export { type Goal, goalAreas, goalById, goals } from './goals.ts';
export {
  planRoute,
  planSettingsOf,
  type Route,
  type RouteChoices,
  type RouteRequest,
  type TakenStep,
} from './planRoute.ts';
export type { Reason } from './reasons.ts';
export { type Remedy, remediesFor } from './remedies.ts';
export { type AddressedRoute, fromRouteSearch, toRouteSearch } from './routeAddress.ts';
export { type ReadWish, readWish } from './wish/readWish.ts';
export { emptyWish, maxRouteHours, type RouteWish } from './wish/routeWish.ts';
