export { generateCourses, type SynthOptions } from './generateCourses.ts';
