export {
  addDays,
  type CalendarDay,
  daysBetween,
  localDay,
  type Weekday,
  weekdays,
} from '../course/calendarDay.ts';
export { type OrderReason, orderedCourses, type UsualOrder, usualOrders } from './courseOrder.ts';
export { lessonOverlap } from './lessonOverlap.ts';
export {
  courseToLeaveOut,
  hoursToMeet,
  makePlan,
  maxWeeklyHours,
  type Plan,
  type PlanTask,
  type PlanWeek,
  type StudyPace,
  type StudySession,
  slackDays,
} from './makePlan.ts';
export { type PlanColumn, planColumns, type WeekState, weekState } from './planColumns.ts';
export {
  bringPlan,
  createPlanRepository,
  type PlanRepository,
  type PlanSnapshot,
} from './planRepository.ts';
export {
  firstPlanSettings,
  type MonthlyPrice,
  maxCourseHours,
  type PlanSettings,
} from './planSettings.ts';
