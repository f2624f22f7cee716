import type { Course } from '@aulario/course-data';
import { addDays } from '@aulario/course-data/days';
import ical, { ICalAlarmType, ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import { appointmentsToCome, floatingTime, weeksToCome } from '../plan/appointments.ts';
import type { Plan } from '../plan/makePlan.ts';

/** How the sessions of a plan become calendar events. */
export interface CalendarOptions {
  /** Identifies the plan among all plans of everybody: letters, digits and hyphens. */
  readonly planId: string;
  /** One timed event per session, or one all-day event per week. */
  readonly per: 'day' | 'week';
  /** The start of the first session of a day, '19:30'. */
  readonly time: string;
  /** The reminder before each event in minutes; null for none. */
  readonly reminderMinutes: number | null;
  /** The calendar's name and the name of a week, in the reader's language. */
  readonly name: string;
  readonly weekName: (number: number) => string;
  /** The time of the export. */
  readonly now: Date;
}

type PlannedCourse = Pick<Course, 'id' | 'title' | 'url'>;

/**
 * A UID per event that no other plan has and each export of this one repeats, so that a second
 * import moves the event instead of doubling it (RFC 7986, 5.3).
 */
const uidOf = (planId: string, name: string, index: number) =>
  `${name}-${String(index + 1)}.${planId}@plan.aulario`;

/** A course in a UID. The colon stays where 'udemy-a:b' would have the name of 'udemy:a-b'. */
const nameOf = (courseId: string) => courseId.replace(/^([^:-]+):/, '$1-');

/** An all-day event for each week with sessions. */
function weekEvents(
  plan: Plan,
  courses: ReadonlyMap<string, PlannedCourse>,
  { planId, weekName, now }: CalendarOptions,
): ICalEventData[] {
  return weeksToCome(plan, now).map(({ first, last, sessions, index }) => {
    const titles = new Set(sessions.map(({ courseId }) => courses.get(courseId)?.title ?? ''));
    return {
      id: uidOf(planId, 'week', index),
      start: floatingTime(first, '00:00'),
      end: floatingTime(addDays(last, 1), '00:00'),
      allDay: true,
      summary: weekName(index + 1),
      description: [...titles].join('\n'),
    };
  });
}

/** An event for each session; those of one day follow each other. */
function sessionEvents(
  plan: Plan,
  courses: ReadonlyMap<string, PlannedCourse>,
  { planId, time, reminderMinutes, now }: CalendarOptions,
): ICalEventData[] {
  return appointmentsToCome(plan, time, now).flatMap(({ courseId, index, start, end }) => {
    const course = courses.get(courseId);
    if (course === undefined) return [];
    const { title: summary, url } = course;
    const trigger = (reminderMinutes ?? 0) * 60;
    const alarm = { type: ICalAlarmType.display, trigger, description: summary };
    return [
      {
        id: uidOf(planId, nameOf(courseId), index),
        start,
        end,
        floating: true,
        summary,
        url,
        alarms: reminderMinutes === null ? [] : [alarm],
      },
    ];
  });
}

/**
 * What is left of a plan as iCalendar (RFC 5545). Times are floating: 19:30 is 19:30 wherever one studies, before
 * and after the clocks change, and no table of time zones can be out of date.
 */
export function planCalendar(
  plan: Plan,
  courses: readonly PlannedCourse[],
  options: CalendarOptions,
): string {
  const { per, name, now } = options;
  const byId = new Map(courses.map((course) => [course.id, course]));
  // Later files have a higher SEQUENCE; whole minutes keep it within the allowed range.
  const revision = {
    stamp: now,
    lastModified: now,
    sequence: Math.floor(now.getTime() / 60_000),
  };
  const events = per === 'week' ? weekEvents : sessionEvents;
  return ical({
    name,
    prodId: { company: 'Aulario', product: 'Plan' },
    method: ICalCalendarMethod.PUBLISH,
    events: events(plan, byId, options).map((event) => ({ ...revision, ...event })),
  }).toString();
}
