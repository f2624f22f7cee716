import { inCatalogueOrder } from '../../catalogue/catalogueOrder.ts';
import type { Course } from '../../course/course.ts';
import { generateCourses } from '../../synth/generateCourses.ts';
import type { Seeds } from './seeds.ts';

/** Made-up courses in the order of the catalogue, in which every engine numbers them. */
export function judgedCourses(courses: number, seeds: Seeds): readonly Course[] {
  return inCatalogueOrder([...generateCourses({ courses, seed: seeds.courses })]);
}
