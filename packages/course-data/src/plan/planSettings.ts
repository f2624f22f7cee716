import * as v from 'valibot';
import type { CalendarDay, Weekday } from '../course/calendarDay.ts';
import { weekdays } from '../course/calendarDay.ts';
import type { Money, PlatformId } from '../course/course.ts';
import { daySchema } from '../course/validation.ts';

/** What a platform asks for a month in which all its courses can be followed. */
export interface MonthlyPrice {
  readonly platform: PlatformId;
  /** Taxes included. */
  readonly monthly: Money;
  /** Whether certificates cost nothing more. */
  readonly hasCertificates: boolean;
}

/** What somebody has said about their plan. */
export interface PlanSettings {
  readonly weeklyHours: number;
  readonly studyDays: readonly Weekday[];
  readonly start: CalendarDay;
  /** The date to meet; null = none. */
  readonly until: CalendarDay | null;
  /** Mondays of the weeks that stay free. */
  readonly freeWeeks: readonly CalendarDay[];
  /** The list that is planned; null = the cart and what is owned and not finished. */
  readonly listId: string | null;
  /** Ids of courses in the order that was chosen by hand; others follow in the suggested one. */
  readonly order: readonly string[];
  /** Ids of courses that are not planned. */
  readonly leftOut: readonly string[];
  /** The whole hours of courses, by id, where nobody but the reader says them. */
  readonly hours: Readonly<Record<string, number>>;
  /** What the reader pays, or would, for subscriptions: at most one for each platform. */
  readonly monthlyPrices: readonly MonthlyPrice[];
}

/** No course is longer. */
export const maxCourseHours = 2000;

const courseIds = v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(2000));

const monthlyPrice = v.object({
  platform: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)),
  monthly: v.object({
    amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  }),
  hasCertificates: v.boolean(),
});

export const planSettings = v.object({
  weeklyHours: v.pipe(v.number(), v.multipleOf(0.5), v.minValue(0.5), v.maxValue(84)),
  studyDays: v.pipe(v.array(v.picklist(weekdays)), v.minLength(1), v.maxLength(7)),
  start: daySchema,
  until: v.nullable(daySchema),
  freeWeeks: v.pipe(v.array(daySchema), v.maxLength(520)),
  listId: v.nullable(v.pipe(v.string(), v.maxLength(32))),
  order: courseIds,
  leftOut: courseIds,
  hours: v.record(
    v.pipe(v.string(), v.maxLength(300)),
    v.pipe(v.number(), v.gtValue(0), v.maxValue(maxCourseHours)),
  ),
  // Plans from before the reader could say any have none.
  monthlyPrices: v.optional(v.pipe(v.array(monthlyPrice), v.maxLength(100)), []),
});

/** The plan of somebody who has not said anything yet. */
export const firstPlanSettings = (start: CalendarDay): PlanSettings => ({
  weeklyHours: 5,
  studyDays: [0, 2, 5],
  start,
  until: null,
  freeWeeks: [],
  listId: null,
  order: [],
  leftOut: [],
  hours: {},
  monthlyPrices: [],
});
