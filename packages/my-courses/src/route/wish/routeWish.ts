import { type CalendarDay, firstDay, type Money } from '@aulario/course-data';
import { maxWeeklyHours } from '../../plan/makePlan.ts';
import { firstPlanSettings } from '../../plan/planSettings.ts';

/** What a reader asks of a route. */
export interface RouteWish {
  /** Null until a goal is chosen. */
  readonly goalId: string | null;
  /** The ids of the steps that they know already. */
  readonly known: readonly string[];
  /** In steps of half an hour. */
  readonly weeklyHours: number;
  /** The day by which it should be over; null for none. */
  readonly until: CalendarDay | null;
  /** The most that all of it may cost; null without a limit. */
  readonly budget: Money | null;
  readonly wantsCertificates: boolean;
  /** BCP 47 without a region; courses in other languages are left out. Null for any. */
  readonly language: string | null;
}

/** The most hours a week that the study days of a new plan have. */
export const maxRouteHours = maxWeeklyHours(firstPlanSettings(firstDay).studyDays);

/** The wish before anything is said. */
export const emptyWish: RouteWish = {
  goalId: null,
  known: [],
  weeklyHours: 5,
  until: null,
  budget: null,
  wantsCertificates: false,
  language: null,
};
