import type { Pace } from '../course/course.ts';
import type { CourseRun } from '../course/courseDetails.ts';
import { readDay } from './values/readDay.ts';

interface RunDates {
  start: unknown;
  end: unknown;
  enrolBy?: unknown;
  pace?: Pace | null;
}

/** Reads a run; null unless at least one day is known. */
export function runOf({ start, end, enrolBy, pace = null }: RunDates): CourseRun | null {
  const run = { start: readDay(start), end: readDay(end), enrolBy: readDay(enrolBy), pace };
  const isBackward = run.start !== null && run.end !== null && run.end < run.start;
  if (isBackward || (run.start ?? run.end ?? run.enrolBy) === null) return null;
  return run;
}

/** The pace that all runs share; null when they differ or lack one. */
export function sharedPace(runs: readonly CourseRun[]): Pace | null {
  const paces = new Set(runs.map(({ pace }) => pace));
  return paces.size === 1 ? (runs[0]?.pace ?? null) : null;
}
