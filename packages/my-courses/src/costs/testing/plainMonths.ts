import type { CalendarDay } from '@aulario/course-data';

const msPerDay = 86_400_000;

const dateOf = (days: number) => new Date(days * msPerDay);

/**
 * How many months have to be paid for so many days, counted on the calendar day by day: a month is
 * paid on the first day, and on each later day that has the date of the first, or, in a month
 * without it, is the last.
 */
export function plainMonths(start: CalendarDay): (days: number) => number {
  const first = Date.parse(start) / msPerDay;
  const date = dateOf(first).getUTCDate();
  const paid: number[] = [];
  return (days) => {
    for (let day = paid.length; day < days; day += 1) {
      const today = dateOf(first + day);
      const isLast = dateOf(first + day + 1).getUTCDate() === 1;
      const isDue = today.getUTCDate() === date || (isLast && today.getUTCDate() < date);
      paid.push((paid[day - 1] ?? 0) + Number(isDue));
    }
    return days === 0 ? 0 : (paid[days - 1] ?? 0);
  };
}
