import type { Plan, PlanWeek } from '@aulario/course-data/plan';
import type { WeekDoorState } from '@aulario/ui';

/** One column of the façade. */
export interface PlanColumn {
  readonly unit: 'week' | 'month' | 'year';
  readonly first: string;
  readonly weeks: readonly PlanWeek[];
}

/** What finds room beside each other on a phone. */
const maxColumns = 20;

/** Weeks, or months where they are too many, or years. */
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

const timeOf = (weeks: readonly PlanWeek[], today: string): WeekDoorState => {
  if ((weeks.at(-1)?.last ?? today) < today) return 'past';
  return (weeks[0]?.monday ?? today) <= today ? 'now' : 'next';
};

/** How a week, or several, look: of one course, or of the whole plan. */
export function doorOf(
  weeks: readonly PlanWeek[],
  today: string,
  courseId?: string,
): WeekDoorState {
  if (weeks.every(({ isFree }) => isFree)) return 'free';
  const isUsed = weeks.some(({ sessions }) =>
    sessions.some((session) => courseId === undefined || session.courseId === courseId),
  );
  return isUsed ? timeOf(weeks, today) : 'none';
}
