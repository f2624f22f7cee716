export type { RouteKind } from './chooseCourses.ts';
export { type Candidate, type Candidates, findCandidates } from './findCandidates.ts';
export {
  type Goal,
  type GoalArea,
  goalAreas,
  goalById,
  goals,
  type Occupation,
  type RouteStep,
} from './goals.ts';
export {
  type Fit,
  openSteps,
  planRoute,
  planSettingsOf,
  type Route,
  type RouteChoices,
  type RouteRequest,
  type TakenStep,
} from './planRoute.ts';
export type { Reason } from './reasons.ts';
export { type Remedy, remediesFor } from './remedies.ts';
export {
  type AddressedRoute,
  fromRouteSearch,
  maxWishChars,
  toRouteSearch,
} from './routeAddress.ts';
export type { Skill } from './skills.ts';
export { matchGoals } from './wish/matchGoals.ts';
export { namesGoal } from './wish/matchNamed.ts';
export { type ReadWish, readWish } from './wish/readWish.ts';
export { emptyWish, maxRouteHours, type RouteWish } from './wish/routeWish.ts';
