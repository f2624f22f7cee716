export { sampleCourses } from '../samples/sampleCourses.ts';
export { aCourse, aUdemyCourse, aUdemyInstructor, someCourses, usd } from './builders.ts';
