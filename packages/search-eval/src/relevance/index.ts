export { generateKnownItems } from './generateKnownItems.ts';
export { judgedCourses, judgingSeeds, tuningSeeds } from './judgedCourses.ts';
export { type KnownItem, type QueryKind, queryKinds } from './knownItem.ts';
export { judge, type Success } from './measureSuccess.ts';
export {
  type Judge,
  judgeNatural,
  madeUpJudge,
  type NaturalJudgement,
  sampleJudge,
} from './natural/judgeNatural.ts';
export { naturalQueries, type QuerySet } from './natural/naturalQueries.ts';
export { askCatalogue, askWithout } from './real/askEngine.ts';
export { type AskReal, judgeReal, type RealJudgement } from './real/judgeReal.ts';
export {
  laterQueries,
  type RealKind,
  type RealQuery,
  realKinds,
  realQueries,
} from './real/realQueries.ts';
export { splitForJudge } from './splitForJudge.ts';
