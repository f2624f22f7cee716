export { rewriteJson } from '../catalogue/static/testing/rewriteJson.ts';
export { sampleLatency, withLatency } from '../catalogue/testing/withLatency.ts';
export { sampleCourses } from '../samples/sampleCourses.ts';
export {
  aCatalogue,
  aCourse,
  someCourses,
  someNews,
  usd,
} from './builders.ts';
