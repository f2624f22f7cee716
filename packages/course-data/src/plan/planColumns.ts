import type { CalendarDay } from '../course/calendarDay.ts';
import type { Plan, PlanWeek } from './makePlan.ts';

/** The state of a week: without sessions, off, past, current or future. */
export type WeekState = 'past' | 'now' | 'next' | 'free' | 'none';

/** One column of a drawn plan. */
export interface PlanColumn {
  readonly unit: 'week' | 'month' | 'year';
  /** The first day of the column, which identifies it. */
  readonly first: CalendarDay;
  readonly weeks: readonly PlanWeek[];
}

/** The maximum number of columns that are legible on a phone. */
const maxColumns = 20;

/** Columns of weeks; of months or years when there would be too many. */
export function planColumns({ weeks }: Plan): PlanColumn[] {
  const by = (unit: PlanColumn['unit'], nameOf: (week: PlanWeek) => string) => {
    const groups = Map.groupBy(weeks, nameOf);
    return [...groups].map(([first, group]) => ({ unit, first, weeks: group }));
  };
  const columns = by('week', ({ monday }) => monday);
  if (columns.length <= maxColumns) return columns;
  const months = by('month', ({ first }) => `${first.slice(0, 7)}-01`);
  return months.length <= maxColumns
    ? months
    : by('year', ({ first }) => `${first.slice(0, 4)}-01-01`);
}

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
