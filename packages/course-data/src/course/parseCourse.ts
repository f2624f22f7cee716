import * as v from 'valibot';
import { isCategoryId } from '../categories/categories.ts';
import { moneySchema } from '../money/moneySchema.ts';
import type { CategoryId, Course } from './course.ts';
import { parseCourseUrl, parseImageUrl } from './courseAddress.ts';
import { courseIdPattern } from './courseId.ts';
import {
  addressSchema,
  lineSchema,
  nameSchema,
  type RecordIssue,
  recordIssues,
} from './validation.ts';

const yearSchema = v.pipe(v.number(), v.integer(), v.minValue(1990), v.maxValue(2100));

const priceSchema = v.variant('kind', [
  v.object({ kind: v.literal('paid'), money: moneySchema }),
  v.object({ kind: v.literal('free'), certificate: v.nullable(moneySchema) }),
  v.object({ kind: v.literal('unknown') }),
]);

function isLanguageTag(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}

/** Whether a date written 'YYYY-MM-DD' is in the calendar. */
function isDay(value: string): boolean {
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

const recordSchema = v.object({
  id: v.pipe(v.string(), v.regex(courseIdPattern, 'Not a course id')),
  platform: v.picklist(['udemy', 'coursera', 'edx']),
  institution: v.nullable(nameSchema),
  title: nameSchema,
  headline: lineSchema,
  url: v.string(),
  imageUrl: addressSchema(parseImageUrl),
  instructors: v.array(nameSchema),
  language: v.nullable(v.pipe(v.string(), v.check(isLanguageTag, 'Not a language tag'))),
  level: v.nullable(v.picklist(['beginner', 'intermediate', 'advanced'])),
  category: v.nullable(v.custom<CategoryId>(isCategoryId, 'Not a category')),
  subjects: v.array(nameSchema),
  price: priceSchema,
  rating: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(5))),
  // Carts that were stored before these three existed are still read.
  minutes: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), null),
  hasCertificate: v.optional(v.nullable(v.boolean()), null),
  published: v.optional(v.nullable(v.pipe(v.string(), v.isoDate(), v.check(isDay))), null),
  recorded: v.pipe(
    v.object({ from: yearSchema, to: yearSchema }),
    v.check(({ from, to }) => from <= to, 'Ends before it begins'),
  ),
});

/** Which fields depend on one another: the id and the address belong to the platform. */
const courseSchema = v.pipe(
  recordSchema,
  v.forward(
    v.partialCheck(
      [['id'], ['platform']],
      ({ id, platform }) => id.startsWith(`${platform}:`),
      'Belongs to another platform',
    ),
    ['id'],
  ),
  v.rawTransform(({ dataset, addIssue, NEVER }): Course => {
    const course = dataset.value;
    const url = parseCourseUrl(course.url, course.platform);
    if (url !== null) return { ...course, url };
    addIssue({
      message: 'Address not allowed',
      path: [{ type: 'object', origin: 'value', input: course, key: 'url', value: course.url }],
    });
    return NEVER;
  }),
);

/** What {@link parseCourse} answers: the course, or everything that is wrong with it. */
export type CourseParsing =
  | { ok: true; course: Course }
  | { ok: false; issues: readonly RecordIssue[] };

/**
 * Reads a course from a file, a store or anywhere else outside the program. Unknown fields are
 * dropped and texts are cleaned; a course that this function returned passes again unchanged.
 * Never throws.
 */
export function parseCourse(input: unknown): CourseParsing {
  const result = v.safeParse(courseSchema, input);
  return result.success
    ? { ok: true, course: result.output }
    : { ok: false, issues: recordIssues(result.issues) };
}
