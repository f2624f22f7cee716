export { cachedLatest } from './course/cached.ts';
export { firstMoment, lastMoment, type Moment, unknownMoment } from './course/calendarDay.ts';
export { costSchema } from './course/parsing/access.ts';
export { courseIdPattern, maxCourseIdChars } from './course/parsing/courseId.ts';
/** Stored courses pass the catalogue's own parser, since their addresses become links. */
export { courseSchema as storedCourse, isDrawnCover } from './course/parsing/parseCourse.ts';
export { platformSchema } from './course/parsing/platformSchema.ts';
export {
  countSchema,
  daySchema,
  knownDaySchema,
  languageSchema,
  levelSchema,
  minutesSchema,
  momentSchema,
  moneySchema,
  positiveMoneySchema,
  priceSchema,
  rangeSchema,
} from './course/parsing/validation.ts';
export { fieldCodec, recordCodec } from './course/recordCodec.ts';
export { plainText } from './course/text/plainText.ts';
export { shortText, shortTextSchema } from './course/text/shortText.ts';
export { textHash } from './course/text/textHash.ts';
