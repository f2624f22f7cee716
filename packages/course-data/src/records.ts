export { costSchema } from './course/access.ts';
export { cachedLatest } from './course/cached.ts';
export { courseIdPattern, maxCourseIdChars } from './course/courseId.ts';
export { firstMoment, lastMoment, type Moment, unknownMoment } from './course/moment.ts';
export { moneySchema, positiveMoneySchema } from './course/moneySchema.ts';
/** Stored courses pass the catalogue's own parser, since their addresses become links. */
export { courseSchema as storedCourse } from './course/parseCourse.ts';
export { plainText } from './course/plainText.ts';
export { platformSchema } from './course/platformSchema.ts';
export { priceSchema } from './course/priceSchema.ts';
export { isNewerRecord, recordCodec } from './course/recordCodec.ts';
export { shortText, shortTextSchema } from './course/shortText.ts';
export { textHash } from './course/textHash.ts';
export {
  countSchema,
  daySchema,
  knownDaySchema,
  levelSchema,
  momentSchema,
} from './course/validation.ts';
