export { cached } from '../course/cached.ts';
export { type DecodedText, decodeText, sampleBytes } from './decodeText.ts';
export { delimiterOf, hasSwallowed, separatorLine } from './delimiters.ts';
export {
  type DetectedEncoding,
  decoderOf,
  detectEncoding,
  type PartDecoder,
  type TextEncoding,
  textEncodings,
} from './detectEncoding.ts';
export { type Draft, emptyDraft } from './draft.ts';
export {
  type FeedRecord,
  type FieldProblem,
  fieldReader,
  firstAt,
  isAbsent,
  isRecord,
  listOf,
  type NoteField,
  type ReadField,
  scalarOf,
  valueAt,
} from './fields.ts';
export { isLdCourse, ldCourses } from './ldCourses.ts';
export { firstSentence, lineOf } from './plainTexts.ts';
export { type DecimalSign, readAmount } from './readAmount.ts';
export { type DateOrder, readDay } from './readDay.ts';
export { type DelimitedTable, readDelimited } from './readDelimited.ts';
export {
  isCalledFree,
  listInCell,
  readCount,
  readFirstName,
  readFlag,
  readFree,
  readImage,
  readLanguages,
  readLine,
  readLines,
  readName,
  readNames,
  readNumber,
  readParagraphs,
  readRating,
} from './readers.ts';
export { readLanguage } from './readLanguage.ts';
export { readLdCourse } from './readLdCourse.ts';
export { readLevel } from './readLevel.ts';
export { type MoneyReading, readMoney } from './readMoney.ts';
export {
  maxWeeklyHours,
  maxWeeks,
  rangeBetween,
  readMinutes,
  readWorkload,
  type Workload,
} from './readWorkload.ts';
export { runOf, sharedPace } from './runs.ts';
export { spreadsheetCell, textOfCell } from './spreadsheetCell.ts';
