import { type CalendarDay, localDay } from '@aulario/course-data/days';
import type { Plan, PlanWeek } from './makePlan.ts';

/** A session of a plan at its time. */
export interface Appointment {
  readonly courseId: string;
  /** Counts the sessions of the course in the whole plan. */
  readonly index: number;
  /** Floating times, as is the clock on the wall: the UTC hours. */
  readonly start: Date;
  readonly end: Date;
}

/** A day and a time without a time zone, in the UTC hours. */
export const floatingTime = (day: CalendarDay, time: string, minutes = 0): Date =>
  new Date(Date.parse(`${day}T${time}:00Z`) + minutes * 60_000);

/** What the clock on the wall shows, as a {@link floatingTime}. */
const floating = (now: Date): Date => new Date(now.getTime() - now.getTimezoneOffset() * 60_000);

/**
 * The sessions of a plan that are not over, where the first of each day begins at that time, and the others follow
 * it: nobody wants to be reminded of what is past.
 */
export function appointmentsToCome({ weeks }: Plan, time: string, now: Date): Appointment[] {
  const sessionCounts = new Map<string, number>();
  const dailyMinutes = new Map<CalendarDay, number>();
  return weeks
    .flatMap(({ sessions }) => sessions)
    .map(({ day, courseId, minutes }) => {
      const index = sessionCounts.get(courseId) ?? 0;
      const before = dailyMinutes.get(day) ?? 0;
      sessionCounts.set(courseId, index + 1);
      dailyMinutes.set(day, before + minutes);
      const start = floatingTime(day, time, before);
      return { courseId, index, start, end: floatingTime(day, time, before + minutes) };
    })
    .filter(({ end }) => end > floating(now));
}

/** A week of a plan with its place in it. */
export interface NumberedWeek extends PlanWeek {
  readonly index: number;
}

/** The weeks of a plan with sessions that are not over. */
export const weeksToCome = ({ weeks }: Plan, now: Date): NumberedWeek[] =>
  weeks
    .map((week, index) => ({ ...week, index }))
    .filter(({ sessions, last }) => sessions.length > 0 && last >= localDay(now.getTime()));
