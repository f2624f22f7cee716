export { generateKnownItems } from './generateKnownItems.ts';
export { judgedCourses } from './judgedCourses.ts';
export { type KnownItem, type QueryKind, queryKinds } from './knownItem.ts';
export { type AskEngine, type Judgement, judge, type Success } from './measureSuccess.ts';
export {
  type Judge,
  judgeNatural,
  madeUpJudge,
  type NaturalJudgement,
  sampleJudge,
} from './natural/judgeNatural.ts';
export { naturalQueries, type QuerySet } from './natural/naturalQueries.ts';
export { judgingSeeds, type Seeds, tuningSeeds } from './seeds.ts';
export { splitForJudge } from './splitForJudge.ts';
