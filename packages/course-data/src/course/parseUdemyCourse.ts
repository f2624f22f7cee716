import * as v from 'valibot';
import { parseCourseUrl, parseImageUrl } from './courseAddress.ts';
import type { OpaqueRecord, UdemyCourse } from './udemyCourse.ts';
import {
  addressSchema,
  lineSchema,
  nameSchema,
  type RecordIssue,
  recordIssues,
} from './validation.ts';

const idSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const scoreSchema = v.nullable(v.pipe(v.number(), v.finite()));
const readUdemyUrl = (value: string) => parseCourseUrl(value, 'udemy');
const orNothing = (read: (value: string) => string | null) => (value: string) =>
  value === '' ? '' : read(value);
const optionalImageSchema = addressSchema(orNothing(parseImageUrl));
const opaqueSchema = v.custom<OpaqueRecord>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'Not an object',
);

const priceDetailSchema = v.object({
  amount: v.pipe(v.number(), v.finite(), v.minValue(0)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'Not an ISO 4217 code')),
  price_string: lineSchema,
  currency_symbol: lineSchema,
});

const localeSchema = v.object({
  locale: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:[_-][A-Za-z0-9]{2,8})*$/, 'Not a locale')),
  title: lineSchema,
  english_title: lineSchema,
  simple_english_title: lineSchema,
});

const instructorSchema = v.object({
  _class: lineSchema,
  title: lineSchema,
  name: lineSchema,
  display_name: nameSchema,
  job_title: lineSchema,
  image_50x50: optionalImageSchema,
  image_100x100: optionalImageSchema,
  initials: lineSchema,
  url: addressSchema(orNothing(readUdemyUrl)),
});

const curriculumItemSchema = v.object({
  title: lineSchema,
  id: idSchema,
  item_type: lineSchema,
  has_linked_workspace: v.boolean(),
});

const udemyCourseSchema = v.object({
  _class: v.literal('course'),
  id: idSchema,
  title: nameSchema,
  url: addressSchema(readUdemyUrl),
  is_paid: v.boolean(),
  price: lineSchema,
  price_detail: v.nullable(priceDetailSchema),
  price_serve_tracking_id: lineSchema,
  visible_instructors: v.array(instructorSchema),
  image_125_H: optionalImageSchema,
  image_240x135: optionalImageSchema,
  image_480x270: addressSchema(parseImageUrl),
  is_practice_test_course: v.boolean(),
  published_title: lineSchema,
  tracking_id: lineSchema,
  locale: localeSchema,
  predictive_score: scoreSchema,
  relevancy_score: scoreSchema,
  input_features: v.nullable(opaqueSchema),
  lecture_search_result: v.nullable(opaqueSchema),
  curriculum_lectures: v.array(opaqueSchema),
  order_in_results: v.nullable(v.pipe(v.number(), v.safeInteger())),
  curriculum_items: v.array(curriculumItemSchema),
  headline: lineSchema,
  instructor_name: v.nullable(lineSchema),
});

/** What {@link parseUdemyCourse} answers: the record, or everything that is wrong with it. */
export type UdemyCourseParsing =
  | { ok: true; record: UdemyCourse }
  | { ok: false; issues: readonly RecordIssue[] };

/**
 * Reads one record of a Udemy course list. Every field of the entity must be there and of its
 * type; which may be null follows the provider. Unknown extra fields are dropped. Never throws.
 */
export function parseUdemyCourse(input: unknown): UdemyCourseParsing {
  const result = v.safeParse(udemyCourseSchema, input);
  return result.success
    ? { ok: true, record: result.output }
    : { ok: false, issues: recordIssues(result.issues) };
}
