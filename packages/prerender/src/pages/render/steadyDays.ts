import { type CalendarDay, type CoursePage, localToday } from '@aulario/course-data';
import { addDays, dayNumber } from '@aulario/course-data/days';
import { isOpenRun } from '@aulario/screens/catalogue/coursePage/facts/openRuns.ts';
import { numberOf } from '../numberOf.ts';
import { isCourse } from './structuredData.ts';

/** Each page takes over the newest days once in so many days. */
const periodDays = 28;

const earlier = (one: CalendarDay, other: CalendarDay) => (one < other ? one : other);
const later = (one: CalendarDay, other: CalendarDay) => (one > other ? one : other);

/** The last day on which it was the turn of a course; spreads all courses over the period. */
function turnBefore(today: CalendarDay, id: string): CalendarDay {
  return addDays(today, -((dayNumber(today) + numberOf(id, periodDays)) % periodDays));
}

/** @param turn - No day on which something was last read is later, unless it was new or changed then. */
function steadyPage(
  { course, subjects, details }: CoursePage,
  turn: CalendarDay,
  today: CalendarDay,
) {
  const { access } = course;
  const since = later(details.seen?.first ?? turn, details.priceHistory?.changed ?? turn);
  const steady = (day: CalendarDay) => earlier(day, later(since, turn));
  const seen = details.seen && { ...details.seen, last: steady(details.seen.last) };
  const basis = access.basis?.source === 'feed' ? access.basis : null;
  return {
    course:
      basis === null
        ? course
        : {
            ...course,
            access: { ...access, basis: { ...basis, checked: steady(basis.checked) } },
          },
    subjects,
    details: {
      ...details,
      seen,
      runs: details.runs.filter((run) => isOpenRun(run, today)),
      access: details.access.map((fact) =>
        fact.source === 'feed' ? { ...fact, checked: steady(fact.checked) } : fact,
      ),
      offers: details.offers.map((offer) => ({ ...offer, checked: steady(offer.checked) })),
    },
  } satisfies CoursePage;
}

/**
 * Keeps the days on which an unchanged course was last read from changing its page every night: the page
 * names a day of the last four weeks, so that at least what it says was true until then. Runs that
 * are over are left out, which readers see at once.
 */
export function withSteadyDays(data: unknown, today = localToday()): unknown {
  if (!isCourse(data) || data.result instanceof Promise) return data;
  const turn = turnBefore(today, data.id);
  const { result } = data;
  if (result.status === 'failed' || result.value === null) return data;
  const value = steadyPage(result.value, turn, today);
  return { ...data, askedOn: turn, result: { ...result, value } };
}
