import type { Course } from '../course/course.ts';
import type { Catalogue } from './catalogue.ts';
import { createCourseSearch } from './courseSearch.ts';
import { unlessAborted } from './unlessAborted.ts';

/** A catalogue of the given courses, for stories and tests; searches like the static one. */
export function createMemoryCatalogue(courses: readonly Course[]): Catalogue {
  const search = createCourseSearch(courses);
  return {
    search: (query, { signal } = {}) => unlessAborted(signal, () => search(query)),
  };
}
