export { rewriteJson } from '../catalogue/static/testing/rewriteJson.ts';
export { sampleCourses } from '../samples/sampleCourses.ts';
export {
  aCatalogue,
  aCourse,
  someCourses,
  someNews,
  usd,
} from './builders.ts';
export { sampleLatency, withLatency } from './catalogue/withLatency.ts';
