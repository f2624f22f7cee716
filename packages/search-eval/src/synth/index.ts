export { generateCourses, isSynthetic, type SynthOptions } from './generateCourses.ts';
