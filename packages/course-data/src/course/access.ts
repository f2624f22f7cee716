import * as v from 'valibot';
import type { Access } from './course.ts';
import { daySchema } from './validation.ts';

/** The access of a course when nothing is known. */
export const unknownAccess: Access = {
  lessons: 'unknown',
  exercises: 'unknown',
  certificate: 'unknown',
  basis: null,
};

const costSchema = v.picklist(['free', 'paid', 'unknown']);

export const accessSchema = v.object({
  lessons: costSchema,
  exercises: costSchema,
  certificate: costSchema,
  basis: v.nullable(
    v.object({
      source: v.picklist(['feed', 'rules']),
      checked: daySchema,
      reviewBy: v.nullable(daySchema),
    }),
  ),
});

/** The day of the last check if the rules are overdue for review; null while they are not. */
export function uncheckedSince({ basis }: Access, today: string): string | null {
  if (basis === null || basis.reviewBy === null || today < basis.reviewBy) return null;
  return basis.checked;
}
