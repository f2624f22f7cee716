export { appointmentsToCome, weeksToCome } from './appointments.ts';
export { type UsualOrder, usualOrders } from './courseOrder.ts';
export { isOverlapUnknown, repeatedLessons } from './lessonOverlap.ts';
export { maxWeeklyHours, type Plan, type PlanWeek, planOutcome } from './makePlan.ts';
export { nextStep } from './nextStep.ts';
export { planCandidates } from './planCandidates.ts';
export {
  type PlanColumn,
  planColumns,
  type WeekState,
  weekNumbers,
  weekState,
} from './planColumns.ts';
export { movedOrders, type PlanCourse, planCourses, planTasks } from './planCourses.ts';
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
