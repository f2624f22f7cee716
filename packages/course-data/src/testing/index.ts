export { sampleCourses } from '../samples/sampleCourses.ts';
export {
  aCatalogue,
  aCourse,
  aUdemyCourse,
  aUdemyInstructor,
  someCourses,
  usd,
} from './builders.ts';
