import type { Course } from '../../course/course.ts';
import type { CourseChange } from '../../course/courseChange.ts';
import type { CourseDetails } from '../../course/courseDetails.ts';
import { createCatalogue } from '../createCatalogue.ts';
import type { Catalogue } from '../port/catalogue.ts';
import { createMemorySource } from './memorySource.ts';

/**
 * Creates a catalogue of the given courses for stories and tests; it behaves like the static one.
 */
export function createMemoryCatalogue(
  courses: readonly Course[],
  details: readonly CourseDetails[] = [],
  changes: readonly CourseChange[] = [],
): Catalogue {
  return createCatalogue(createMemorySource(courses, details, changes));
}
