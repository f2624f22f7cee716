export { type OrderReason, type UsualOrder, usualOrders } from './courseOrder.ts';
export { isOverlapUnknown, type RepeatedLessons, repeatedLessons } from './lessonOverlap.ts';
export {
  maxWeeklyHours,
  type Plan,
  type PlanOutcome,
  type PlanTask,
  type PlanWeek,
  planOutcome,
  type StudyPace,
  type StudySession,
} from './makePlan.ts';
export { type NextStep, nextStep } from './nextStep.ts';
export { planCandidates } from './planCandidates.ts';
export {
  type PlanColumn,
  planColumns,
  type WeekState,
  weekNumbers,
  weekState,
} from './planColumns.ts';
export {
  type MovedOrders,
  movedOrders,
  type PlanCourse,
  planCourses,
  planTasks,
} from './planCourses.ts';
export {
  createPlanRepository,
  mergeVisitorPlan,
  type PlanRepository,
  type PlanSnapshot,
  planPaths,
} from './planRepository.ts';
export {
  firstPlanSettings,
  type MonthlyPrice,
  maxPlannedHours,
  type PlanSettings,
} from './planSettings.ts';
