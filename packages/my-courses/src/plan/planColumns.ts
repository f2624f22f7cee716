import type { CalendarDay } from '@aulario/course-data';
import { firstOfMonths } from '@aulario/course-data/days';
import type { Plan, PlanWeek } from './makePlan.ts';

/** The state of a week: `none` without sessions, of a course or at all; `free` is a week off. */
export type WeekState = 'past' | 'now' | 'next' | 'free' | 'none';

/** One column of a drawn plan. */
export interface PlanColumn {
  readonly unit: 'week' | 'month' | 'quarter' | 'year';
  /** The first day of the column, which identifies it. */
  readonly first: CalendarDay;
  readonly weeks: readonly PlanWeek[];
}

/** The units from short to long, with the maximum number of their columns legible on a phone. */
const units = [
  { unit: 'week', maxColumns: 20 },
  { unit: 'month', maxColumns: 20 },
  { unit: 'quarter', maxColumns: 16 },
  { unit: 'year', maxColumns: Number.POSITIVE_INFINITY },
] as const;

const firstDays: Readonly<Record<PlanColumn['unit'], (week: PlanWeek) => CalendarDay>> = {
  week: ({ monday }) => monday,
  month: ({ first }) => firstOfMonths(first, 1),
  quarter: ({ first }) => firstOfMonths(first, 3),
  year: ({ first }) => firstOfMonths(first, 12),
};

/** Columns of weeks; of months, quarters or years when there would be too many. */
export function planColumns({ weeks }: Pick<Plan, 'weeks'>): PlanColumn[] {
  for (const { unit, maxColumns } of units) {
    const groups = Map.groupBy(weeks, firstDays[unit]);
    if (groups.size <= maxColumns) {
      return [...groups].map(([first, group]) => ({ unit, first, weeks: group }));
    }
  }
  return [];
}

/** The numbers of the weeks with sessions of a course, from 1. */
export const weekNumbers = ({ weeks }: Pick<Plan, 'weeks'>, courseId: string): number[] =>
  weeks.flatMap(({ sessions }, index) =>
    sessions.some((session) => session.courseId === courseId) ? [index + 1] : [],
  );

const whenAre = (weeks: readonly PlanWeek[], today: CalendarDay): WeekState => {
  if ((weeks.at(-1)?.last ?? today) < today) return 'past';
  return (weeks[0]?.monday ?? today) <= today ? 'now' : 'next';
};

/** The state of one or several weeks: of one course, or of the whole plan. */
export function weekState(
  weeks: readonly PlanWeek[],
  today: CalendarDay,
  courseId?: string,
): WeekState {
  if (weeks.every(({ isFree }) => isFree)) return 'free';
  const isUsed = weeks.some(({ sessions }) =>
    sessions.some((session) => courseId === undefined || session.courseId === courseId),
  );
  return isUsed ? whenAre(weeks, today) : 'none';
}
