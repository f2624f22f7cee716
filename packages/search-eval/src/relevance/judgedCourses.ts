import type { Course } from '@aulario/course-data';
import { inCatalogueOrder } from '@aulario/course-data/documents';
import { generateCourses } from '../synth/generateCourses.ts';
import type { Seeds } from './seeds.ts';

/** Generated courses in catalogue order, by which every engine numbers them. */
export function judgedCourses(courses: number, seeds: Seeds): readonly Course[] {
  return inCatalogueOrder([...generateCourses({ courses, seed: seeds.courses })]);
}
