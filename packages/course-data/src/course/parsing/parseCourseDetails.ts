import * as v from 'valibot';
import { accessParts } from '../course.ts';
import type { CourseDetails } from '../courseDetails.ts';
import { accessSourceSchema, costSchema } from './access.ts';
import { parseCourseUrl } from './courseAddress.ts';
import { courseIdPattern } from './courseId.ts';
import {
  countSchema,
  daySchema,
  httpsSchema,
  knownDaySchema,
  minutesSchema,
  moneySchema,
  nameSchema,
  orNull,
  paceSchema,
  paragraphSchema,
  priceSchema,
} from './validation.ts';

const names = v.optional(v.array(nameSchema), () => []);

const sectionSchema = v.object({
  title: orNull(nameSchema),
  minutes: orNull(minutesSchema),
  lectures: v.array(v.object({ title: nameSchema, minutes: orNull(minutesSchema) })),
});

const runSchema = v.object({
  start: knownDaySchema,
  end: knownDaySchema,
  enrolBy: knownDaySchema,
  pace: orNull(paceSchema),
});

const offerSchema = v.pipe(
  v.object({ platform: v.string(), url: v.string(), price: priceSchema, checked: daySchema }),
  v.check(({ platform, url }) => parseCourseUrl(url, platform) === url, 'Address not allowed'),
);

const accessFactSchema = v.object({
  part: v.picklist(accessParts),
  cost: costSchema,
  source: accessSourceSchema,
  checked: daySchema,
  page: orNull(httpsSchema),
});

const detailsSchema = v.object({
  id: v.pipe(v.string(), v.regex(courseIdPattern, 'Not a course id')),
  description: v.optional(v.array(paragraphSchema), () => []),
  outcomes: names,
  prerequisites: names,
  audience: names,
  teaches: names,
  curriculum: v.optional(v.array(sectionSchema), () => []),
  lectureCount: orNull(countSchema),
  learners: orNull(countSchema),
  certificate: orNull(
    v.object({
      name: orNull(nameSchema),
      price: orNull(moneySchema),
      credits: orNull(v.pipe(v.number(), v.finite(), v.minValue(0))),
    }),
  ),
  access: v.optional(v.array(accessFactSchema), () => []),
  runs: v.optional(v.array(runSchema), () => []),
  offers: v.optional(v.array(offerSchema), () => []),
  priceHistory: orNull(
    v.object({
      since: daySchema,
      unbrokenSince: daySchema,
      lowest: moneySchema,
      lowest30Days: orNull(moneySchema),
      changed: orNull(daySchema),
    }),
  ),
  seen: orNull(v.object({ first: daySchema, last: daySchema })),
});

/**
 * Parses the details of a course; null when they are damaged. Missing fields are unknown, so `{id}`
 * alone is valid. Never throws.
 */
export function parseCourseDetails(input: unknown): CourseDetails | null {
  const result = v.safeParse(detailsSchema, input);
  return result.success ? result.output : null;
}
