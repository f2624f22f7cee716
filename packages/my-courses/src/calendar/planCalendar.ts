import type { CalendarDay, Course } from '@aulario/course-data';
import { addDays } from '@aulario/course-data/days';
import ical, { ICalAlarmType, ICalCalendarMethod, type ICalEventData } from 'ical-generator';
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

/** A day and a time without a time zone, as the library expects it: it writes the UTC hours. */
function floatingTime(day: CalendarDay, time: string, minutes = 0): Date {
  return new Date(Date.parse(`${day}T${time}:00Z`) + minutes * 60_000);
}

/** An all-day event for each week with sessions. */
function weekEvents(
  { weeks }: Plan,
  courses: ReadonlyMap<string, PlannedCourse>,
  { planId, weekName }: CalendarOptions,
): ICalEventData[] {
  return weeks.flatMap(({ first, last, sessions }, index) => {
    const titles = new Set(sessions.map(({ courseId }) => courses.get(courseId)?.title ?? ''));
    if (titles.size === 0) return [];
    return [
      {
        id: uidOf(planId, 'week', index),
        start: floatingTime(first, '00:00'),
        end: floatingTime(addDays(last, 1), '00:00'),
        allDay: true,
        summary: weekName(index + 1),
        description: [...titles].join('\n'),
      },
    ];
  });
}

/** An event for each session; those of one day follow each other. */
function sessionEvents(
  { weeks }: Plan,
  courses: ReadonlyMap<string, PlannedCourse>,
  { planId, time, reminderMinutes }: CalendarOptions,
): ICalEventData[] {
  const sessionCounts = new Map<string, number>();
  const dailyMinutes = new Map<CalendarDay, number>();
  return weeks.flatMap(({ sessions }) =>
    sessions.flatMap(({ day, courseId, minutes }) => {
      const course = courses.get(courseId);
      if (course === undefined) return [];
      const index = sessionCounts.get(courseId) ?? 0;
      const before = dailyMinutes.get(day) ?? 0;
      sessionCounts.set(courseId, index + 1);
      dailyMinutes.set(day, before + minutes);
      const { title: summary, url } = course;
      const trigger = (reminderMinutes ?? 0) * 60;
      const alarm = { type: ICalAlarmType.display, trigger, description: summary };
      return [
        {
          id: uidOf(planId, nameOf(courseId), index),
          start: floatingTime(day, time, before),
          end: floatingTime(day, time, before + minutes),
          floating: true,
          summary,
          url,
          alarms: reminderMinutes === null ? [] : [alarm],
        },
      ];
    }),
  );
}

/**
 * A plan as iCalendar (RFC 5545). Times are floating: 19:30 is 19:30 wherever one studies, before
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
