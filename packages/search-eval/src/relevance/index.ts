export { generateKnownItems, queryKinds } from './generateKnownItems.ts';
export { type AskEngine, type Judgement, judge, type Success } from './judge.ts';
export { judgedCourses } from './judgedCourses.ts';
export { judgedWords } from './judgedWords.ts';
export type { KnownItem, QueryKind } from './knownItem.ts';
export { judgingSeeds, type Seeds, tuningSeeds } from './seeds.ts';
