import type { Course } from '@aulario/course-data';
import { inCatalogueOrder } from '@aulario/course-data/documents';
import { generateCourses } from '../synth/generateCourses.ts';

/** The seeds for tuning the engine's weights. Their figures are never reported. */
export const tuningSeeds = { courses: 1, queries: 11 };

/** The seeds for judging: other courses and queries, never inspected during tuning. */
export const judgingSeeds: typeof tuningSeeds = { courses: 20_261_121, queries: 7_919 };

/** Generated courses in catalogue order, by which every engine numbers them. */
export const judgedCourses = (courses: number, seeds: typeof tuningSeeds): readonly Course[] =>
  inCatalogueOrder([...generateCourses({ courses, seed: seeds.courses })]);
