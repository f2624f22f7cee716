export { rewriteJson } from '../catalogue/static/testing/rewriteJson.ts';
export { sampleCourses } from '../samples/sampleCourses.ts';
export {
  aCatalogue,
  aCourse,
  someCourses,
  usd,
} from './builders.ts';
