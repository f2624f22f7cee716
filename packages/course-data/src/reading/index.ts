export { cached } from '../course/cached.ts';
export { type Draft, emptyDraft } from './draft.ts';
export { decodeText, sampleBytes } from './files/decodeText.ts';
export { delimiterOf, hasSwallowed, separatorLine } from './files/delimiters.ts';
export {
  type DetectedEncoding,
  decoderOf,
  detectEncoding,
  textEncodings,
} from './files/detectEncoding.ts';
export { readDelimited } from './files/readDelimited.ts';
export { spreadsheetCell, textOfCell } from './files/spreadsheetCell.ts';
export { isLdCourse, ldCourses } from './ldCourses.ts';
export { readLdCourse } from './readLdCourse.ts';
export { runOf, sharedPace } from './runs.ts';
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
} from './values/fields.ts';
export { firstSentence, lineOf } from './values/plainTexts.ts';
export { readAmount } from './values/readAmount.ts';
export { type DateOrder, readDay } from './values/readDay.ts';
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
} from './values/readers.ts';
export { readLanguage } from './values/readLanguage.ts';
export { readLevel } from './values/readLevel.ts';
export { type MoneyReading, readMoney } from './values/readMoney.ts';
export { readPeople } from './values/readPeople.ts';
export {
  maxWeeklyHours,
  maxWeeks,
  rangeBetween,
  readMinutes,
  readWorkload,
  type Workload,
} from './values/readWorkload.ts';
