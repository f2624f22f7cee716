import { type CalendarDay, noDetails } from '@aulario/course-data';
import { addDays } from '@aulario/course-data/days';
import { aCourse } from '@aulario/course-data/testing';
import { expect, it } from 'vitest';
import { withSteadyDays } from './steadyDays.ts';

const start = '2026-11-29';

/** A page of a course that every night reads again, as the build of that night gets it. */
function pageOn(days: number, { changed = null }: { changed?: CalendarDay | null } = {}) {
  const today = addDays(start, days);
  const basis = { source: 'feed', checked: today, reviewBy: null } as const;
  const course = aCourse({ access: { ...aCourse().access, basis } });
  const lowest = { amount: 100, currency: 'EUR' };
  const since = addDays(start, -3);
  const priceHistory = { since, unbrokenSince: since, lowest, lowest30Days: null, changed };
  const run = { start: '2026-12-01', end: null, enrolBy: '2026-12-10', pace: null } as const;
  const details = {
    ...noDetails(course.id),
    runs: [run],
    seen: { first: since, last: today },
    priceHistory,
  };
  const value = { course, subjects: [], details };
  const data = { id: course.id, slug: '', askedOn: today, result: { status: 'found', value } };
  return { today, page: withSteadyDays(data, today) };
}

it('changes an unchanged course once in four weeks, and when a run is over', () => {
  const pages = Array.from({ length: 57 }, (_, days) => JSON.stringify(pageOn(days).page));
  const changes = pages.filter((page, day) => day > 0 && page !== pages[day - 1]);
  expect(changes).toHaveLength(3);
  expect(pages.findIndex((page) => !page.includes('2026-12-10'))).toBe(12);
});

it('names no day before the first one or after the last one on which the course was seen', () => {
  for (let days = 0; days < 30; days += 1) {
    const { today, page } = pageOn(days);
    expect(page).toMatchObject({
      result: { value: { details: { seen: { first: addDays(start, -3) } } } },
    });
    const [, last = ''] = /"last":"([\d-]+)"/.exec(JSON.stringify(page)) ?? [];
    expect(last >= addDays(start, -3) && last <= today).toBe(true);
  }
});

it('names no day before a course was there, or its price was another one, on which it was checked', () => {
  for (let days = 0; days < 30; days += 1) {
    const { today, page } = pageOn(days, { changed: addDays(start, -1) });
    const [, checked = ''] = /"checked":"([\d-]+)"/.exec(JSON.stringify(page)) ?? [];
    expect(checked >= addDays(start, -1) && checked <= today).toBe(true);
  }
});

it('leaves other pages as they are', () => {
  expect(withSteadyDays(undefined)).toBeUndefined();
  expect(withSteadyDays({ hub: null })).toEqual({ hub: null });
});
