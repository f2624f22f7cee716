export { rewriteJson } from '../catalogue/static/testing/rewriteJson.ts';
export { hostCatalogue, type StaticHost } from '../catalogue/static/testing/staticHost.ts';
export { sampleCourses } from '../samples/sampleCourses.ts';
export {
  aCatalogue,
  aCourse,
  someCourses,
  usd,
} from './builders.ts';
