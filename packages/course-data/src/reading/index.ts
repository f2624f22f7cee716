export { cached } from '../course/cached.ts';
export { type Draft, emptyDraft } from './draft.ts';
export {
  type DetectedEncoding,
  decoderOf,
  decodeText,
  detectEncoding,
  sampleBytes,
  textEncodings,
} from './files/detectEncoding.ts';
export { delimiterOf, hasSwallowed, readDelimited, separatorLine } from './files/readDelimited.ts';
export { spreadsheetCell, textOfCell } from './files/spreadsheetCell.ts';
export { isLdCourse, ldCourses, readLdCourse, runOf, sharedPace } from './readLdCourse.ts';
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
export { readDay } from './values/readDay.ts';
export {
  isCalledFree,
  isDenied,
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
  readSubtitles,
} from './values/readers.ts';
export { readLanguage } from './values/readLanguage.ts';
export { readLevel, readOnlyLevel } from './values/readLevel.ts';
export {
  couldGroup,
  lowestOf,
  type MoneyReading,
  readAmount,
  readMoney,
} from './values/readMoney.ts';
export { readPeople, withoutPraise } from './values/readPeople.ts';
export {
  maxWeeklyHours,
  maxWeeks,
  rangeBetween,
  readMinutes,
  readWorkload,
  type Workload,
} from './values/readWorkload.ts';
