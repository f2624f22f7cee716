import * as v from 'valibot';
import { type CategoryId, isCategoryId } from '../categories.ts';
import { type Course, filledFacts } from '../course.ts';
import { platformOf } from '../platforms.ts';
import { unknownAccess } from '../unknownFacts.ts';
import { accessSchema } from './access.ts';
import { parseCourseUrl } from './courseAddress.ts';
import { courseIdPattern, isPlatformId } from './courseId.ts';
import {
  countSchema,
  daySchema,
  httpsSchema,
  knownDaySchema,
  languageSchema,
  levelSchema,
  lineSchema,
  minutesSchema,
  moneySchema,
  nameSchema,
  orNull,
  paceSchema,
  priceSchema,
  type RecordIssue,
  rangeSchema,
  recordIssues,
  yearsSchema,
} from './validation.ts';

const isKnownPlatform = (id: string) => isPlatformId(id) && platformOf(id).hosts.length > 0;

/** Whether a picture is a drawing of this site, which the first releases wrote where a course had none. */
export const isDrawnCover = (url: unknown): boolean =>
  typeof url === 'string' && url.startsWith('/covers/');

const pictureSchema = v.pipe(
  orNull(v.string()),
  v.transform((url) => (isDrawnCover(url) ? null : url)),
  v.nullable(httpsSchema),
);

const categorySchema = v.custom<CategoryId>(isCategoryId, 'Not a category');

const recordSchema = v.object({
  id: v.pipe(v.string(), v.regex(courseIdPattern, 'Not a course id')),
  platform: v.pipe(v.string(), v.check(isKnownPlatform, 'Unknown platform')),
  institution: v.nullable(nameSchema),
  title: nameSchema,
  headline: lineSchema,
  url: v.string(),
  imageUrl: pictureSchema,
  instructors: v.array(nameSchema),
  language: v.nullable(languageSchema),
  subtitles: orNull(v.array(languageSchema)),
  level: v.nullable(levelSchema),
  category: v.nullable(categorySchema),
  secondCategory: orNull(categorySchema),
  subjects: v.array(nameSchema),
  price: priceSchema,
  priceFall: v.fallback(orNull(v.object({ before: moneySchema, since: daySchema })), null),
  access: v.optional(accessSchema, unknownAccess),
  rating: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(5))),
  ratingCount: orNull(countSchema),
  minutes: orNull(minutesSchema),
  weeks: orNull(rangeSchema),
  weeklyHours: orNull(rangeSchema),
  pace: orNull(paceSchema),
  hasCertificate: orNull(v.boolean()),
  published: knownDaySchema,
  updated: knownDaySchema,
  filled: v.optional(v.array(v.picklist(filledFacts)), () => []),
  recorded: yearsSchema,
});

/** A course from outside the program; id and address have to belong to its platform. */
export const courseSchema: v.GenericSchema<unknown, Course> = v.pipe(
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
    const { category } = course;
    const isSecond = category !== null && course.secondCategory !== category;
    const secondCategory = isSecond ? course.secondCategory : null;
    if (url !== null) return { ...course, url, secondCategory };
    addIssue({
      message: 'Address not allowed',
      path: [{ type: 'object', origin: 'value', input: course, key: 'url', value: course.url }],
    });
    return NEVER;
  }),
);

/** The result of {@link parseCourse}: the course, or all issues. */
export type CourseParsing =
  | { ok: true; course: Course }
  | { ok: false; issues: readonly RecordIssue[] };

/**
 * Parses a course from a file, a store or any other source outside the program. Drops unknown
 * fields and cleans texts. Idempotent. Never throws.
 */
export function parseCourse(input: unknown): CourseParsing {
  const result = v.safeParse(courseSchema, input);
  return result.success
    ? { ok: true, course: result.output }
    : { ok: false, issues: recordIssues(result.issues) };
}
