import * as v from 'valibot';
import { parseCourseUrl } from './courseAddress.ts';
import type { CourseDetails } from './courseDetails.ts';
import { courseIdPattern } from './courseId.ts';
import { moneySchema } from './moneySchema.ts';
import { priceSchema } from './priceSchema.ts';
import {
  countSchema,
  daySchema,
  nameSchema,
  paragraphSchema,
  webPageSchema,
} from './validation.ts';

const names = v.optional(v.array(nameSchema), () => []);
const maybe = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema), null);
const minutesSchema = v.pipe(countSchema, v.minValue(1));

const sectionSchema = v.object({
  title: maybe(nameSchema),
  minutes: maybe(minutesSchema),
  lectures: v.array(v.object({ title: nameSchema, minutes: maybe(minutesSchema) })),
});

const runSchema = v.object({
  start: maybe(daySchema),
  end: maybe(daySchema),
  enrolBy: maybe(daySchema),
  pace: maybe(v.picklist(['self', 'scheduled'])),
});

const offerSchema = v.pipe(
  v.object({ platform: v.string(), url: v.string(), price: priceSchema, checked: daySchema }),
  v.check(({ platform, url }) => parseCourseUrl(url, platform) === url, 'Address not allowed'),
);

const accessFactSchema = v.object({
  part: v.picklist(['lessons', 'exercises', 'certificate']),
  cost: v.picklist(['free', 'paid', 'unknown']),
  source: v.picklist(['feed', 'rules']),
  checked: daySchema,
  page: maybe(webPageSchema),
});

const detailsSchema = v.object({
  id: v.pipe(v.string(), v.regex(courseIdPattern, 'Not a course id')),
  description: v.optional(v.array(paragraphSchema), () => []),
  outcomes: names,
  prerequisites: names,
  audience: names,
  teaches: names,
  curriculum: v.optional(v.array(sectionSchema), () => []),
  lectureCount: maybe(countSchema),
  learners: maybe(countSchema),
  certificate: maybe(
    v.object({
      name: maybe(nameSchema),
      price: maybe(moneySchema),
      credits: maybe(v.pipe(v.number(), v.finite(), v.minValue(0))),
    }),
  ),
  access: v.optional(v.array(accessFactSchema), () => []),
  runs: v.optional(v.array(runSchema), () => []),
  offers: v.optional(v.array(offerSchema), () => []),
  priceHistory: maybe(
    v.object({
      since: daySchema,
      unbrokenSince: daySchema,
      lowest: moneySchema,
      lowest30Days: maybe(moneySchema),
      changed: maybe(daySchema),
    }),
  ),
  seen: maybe(v.object({ first: daySchema, last: daySchema })),
});

/**
 * Parses the details of a course; null when they are damaged. Missing fields are unknown, so `{id}`
 * alone is valid. Never throws.
 */
export function parseCourseDetails(input: unknown): CourseDetails | null {
  const result = v.safeParse(detailsSchema, input);
  return result.success ? result.output : null;
}

/** The details of a course when only the card's facts are known. */
export const noDetails = (id: string): CourseDetails => ({
  id,
  description: [],
  outcomes: [],
  prerequisites: [],
  audience: [],
  teaches: [],
  curriculum: [],
  lectureCount: null,
  learners: null,
  certificate: null,
  access: [],
  runs: [],
  offers: [],
  priceHistory: null,
  seen: null,
});
