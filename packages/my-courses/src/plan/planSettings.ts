import {
  type CalendarDay,
  localToday,
  type Money,
  maxCourseHours,
  type PlatformId,
} from '@aulario/course-data';
import { type Weekday, weekdays } from '@aulario/course-data/days';
import { daySchema, knownDaySchema, positiveMoneySchema } from '@aulario/course-data/records';
import * as v from 'valibot';
import { listHead } from '../lists/listCodecs.ts';

/** The monthly price of a platform's subscription to all its courses. */
export interface MonthlyPrice {
  readonly platform: PlatformId;
  /** Taxes included. */
  readonly monthly: Money;
  /** Whether certificates are included. */
  readonly hasCertificates: boolean;
}

/** The settings of a plan. */
export interface PlanSettings {
  /** Identifies the plan in calendars; '' until it is exported to one. */
  readonly id: string;
  readonly weeklyHours: number;
  readonly studyDays: readonly Weekday[];
  readonly start: CalendarDay;
  /** The target date; null for none. */
  readonly until: CalendarDay | null;
  /** The Mondays of the weeks off. */
  readonly freeWeeks: readonly CalendarDay[];
  /** The planned list; null for the cart and the unfinished owned courses. */
  readonly listId: string | null;
  /** The ids of courses in the manually chosen order; others follow in the recommended order. */
  readonly order: readonly string[];
  /** The ids of excluded courses. */
  readonly leftOut: readonly string[];
  /**
   * The lengths that the reader entered for courses of unknown length: whole hours, by course id.
   */
  readonly hours: Readonly<Record<string, number>>;
  /** The prices of subscriptions that the reader entered: at most one per platform. */
  readonly monthlyPrices: readonly MonthlyPrice[];
}

/** The maximum study time of a week in hours. */
export const maxPlannedHours = 84;

const courseIds = v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(2000));

const monthlyPrice = v.object({
  platform: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)),
  monthly: positiveMoneySchema,
  hasCertificates: v.boolean(),
});

export const planSettings = v.object({
  // Plans of earlier releases contain none.
  id: v.optional(v.fallback(v.pipe(v.string(), v.regex(/^[a-z0-9]{0,32}$/)), ''), ''),
  weeklyHours: v.pipe(v.number(), v.multipleOf(0.5), v.minValue(0.5), v.maxValue(maxPlannedHours)),
  studyDays: v.pipe(v.array(v.picklist(weekdays)), v.minLength(1), v.maxLength(7)),
  start: v.fallback(daySchema, localToday),
  until: knownDaySchema,
  freeWeeks: v.pipe(
    v.array(knownDaySchema),
    v.maxLength(520),
    v.transform((days) => days.filter((day) => day !== null)),
  ),
  listId: v.fallback(v.nullable(listHead.entries.id), null),
  order: courseIds,
  leftOut: courseIds,
  hours: v.record(
    v.pipe(v.string(), v.maxLength(300)),
    v.pipe(v.number(), v.gtValue(0), v.maxValue(maxCourseHours)),
  ),
  // Plans of earlier releases contain none.
  monthlyPrices: v.optional(v.pipe(v.array(monthlyPrice), v.maxLength(100)), []),
});

/** The settings of a new plan. */
export const firstPlanSettings = (start: CalendarDay): PlanSettings => ({
  id: '',
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
