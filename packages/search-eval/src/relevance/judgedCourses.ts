import type { Course } from '@aulario/course-data';
import { inCatalogueOrder } from '@aulario/course-data/documents';
import { generateCourses } from '../synth/generateCourses.ts';
import type { Seeds } from './seeds.ts';

/** Made-up courses in the order of the catalogue, in which every engine numbers them. */
export function judgedCourses(courses: number, seeds: Seeds): readonly Course[] {
  return inCatalogueOrder([...generateCourses({ courses, seed: seeds.courses })]);
}
