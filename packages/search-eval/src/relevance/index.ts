export { askCatalogue, askIndex } from './engine.ts';
export { generateKnownItems, queryKinds } from './generateKnownItems.ts';
export { type Ask, type Counts, type JudgedQuery, type Judgement, judge } from './judge.ts';
export { judgedCourses, judgingSeeds, tuningSeeds } from './judgedCourses.ts';
export {
  aboutCourses,
  aboutSamples,
  naturalQueries,
} from './natural/naturalQueries.ts';
export { laterQueries, type RealQuery, realQueries } from './real/realQueries.ts';
export { foldForJudge } from './splitForJudge.ts';
