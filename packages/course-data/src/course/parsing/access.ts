import * as v from 'valibot';
import type { CalendarDay } from '../calendarDay.ts';
import { type Access, accessParts } from '../course.ts';
import { daySchema } from './validation.ts';

/** Whether something must be paid for. */
export const costSchema = v.picklist(['free', 'paid', 'unknown']);

/** Who states that something is free: the feed, or a dated rule of the platform. */
export const accessSourceSchema = v.picklist(['feed', 'rules']);

export const accessSchema = v.object({
  ...v.entriesFromList(accessParts, costSchema),
  basis: v.nullable(
    v.object({
      source: accessSourceSchema,
      checked: daySchema,
      reviewBy: v.nullable(daySchema),
    }),
  ),
});

/** The day of the last check if the rules are overdue for review; null while they are not. */
export function uncheckedSince({ basis }: Access, today: CalendarDay): CalendarDay | null {
  if (basis === null || basis.reviewBy === null || today < basis.reviewBy) return null;
  return basis.checked;
}
