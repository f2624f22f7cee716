import type { CalendarDay, CourseRun } from '@aulario/course-data';

/** The most dates of a course that are listed. */
const maxRuns = 3;

/** Whether one can still take part in a run. */
export const isOpenRun = ({ start, end, enrolBy }: CourseRun, today: CalendarDay): boolean =>
  start !== null && (enrolBy ?? end ?? start) >= today;

/** The runs that one can still take part in, the next first. */
export const nextRuns = (runs: readonly CourseRun[], today: CalendarDay): CourseRun[] =>
  runs
    .filter((run) => isOpenRun(run, today))
    .toSorted((a, b) => ((a.start ?? '') < (b.start ?? '') ? -1 : 1))
    .slice(0, maxRuns);
