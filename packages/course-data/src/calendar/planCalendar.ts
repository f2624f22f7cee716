import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import { addDays, type CalendarDay } from '../course/calendarDay.ts';
import type { Course } from '../course/course.ts';
import type { Plan } from '../plan/makePlan.ts';

/** How the sessions of a plan become calendar events. */
export interface CalendarOptions {
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

/** A stable UID per event, so that a second import moves the event instead of duplicating it. */
const uid = (name: string, index: number) => `${name}-${String(index + 1)}@plan.aulario`;

/** A day and a time without a time zone, as the library expects it: it writes the UTC hours. */
function onTheWall(day: CalendarDay, time: string, minutes = 0): Date {
  return new Date(Date.parse(`${day}T${time}:00Z`) + minutes * 60_000);
}

/**
 * A plan as iCalendar (RFC 5545). Times are floating: 19:30 is 19:30 wherever one studies, before
 * and after the clocks change, and no table of time zones can be out of date.
 */
export function planCalendar(
  plan: Plan,
  courses: readonly Pick<Course, 'id' | 'title' | 'url'>[],
  options: CalendarOptions,
): string {
  const { per, time, reminderMinutes, now } = options;
  const byId = new Map(courses.map((course) => [course.id, course]));
  const calendar = ical({
    name: options.name,
    prodId: { company: 'Aulario', product: 'Plan' },
    method: ICalCalendarMethod.PUBLISH,
  });
  // Later files have a higher SEQUENCE; whole minutes keep it within the allowed range.
  const revision = { stamp: now, sequence: Math.floor(now.getTime() / 60_000) };
  const sittings = new Map<string, number>();

  for (const [index, week] of plan.weeks.entries()) {
    const titles = new Set(week.sessions.map(({ courseId }) => byId.get(courseId)?.title ?? ''));
    if (per === 'week' && titles.size > 0) {
      calendar.createEvent({
        ...revision,
        id: uid('week', index),
        start: onTheWall(week.first, '00:00'),
        end: onTheWall(addDays(week.last, 1), '00:00'),
        allDay: true,
        summary: options.weekName(index + 1),
        description: [...titles].join('\n'),
      });
    }
    if (per === 'week') continue;
    const begun = new Map<CalendarDay, number>();
    for (const { day, courseId, minutes } of week.sessions) {
      const course = byId.get(courseId);
      if (course === undefined) continue;
      const number = sittings.get(courseId) ?? 0;
      const before = begun.get(day) ?? 0;
      sittings.set(courseId, number + 1);
      begun.set(day, before + minutes);
      const { title: summary, url } = course;
      const event = calendar.createEvent({
        ...revision,
        id: uid(courseId.replace(':', '-'), number),
        start: onTheWall(day, time, before),
        end: onTheWall(day, time, before + minutes),
        floating: true,
        summary,
        url,
      });
      if (reminderMinutes !== null) {
        const trigger = reminderMinutes * 60;
        event.createAlarm({ type: ICalAlarmType.display, trigger, description: summary });
      }
    }
  }
  return calendar.toString();
}
