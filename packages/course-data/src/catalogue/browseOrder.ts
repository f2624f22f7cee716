import { categories } from '../categories/categories.ts';
import type { CategoryId, Course } from '../course/course.ts';

/** Where the specification's own default list stands: Python, in Development. */
const firstCategory: CategoryId = 'Development';
const firstSubject = 'Python';

function rankOf(course: Course, preferred: CategoryId): number {
  if (course.category === preferred) {
    const isFirst = preferred === firstCategory && course.subjects.includes(firstSubject);
    return isFirst ? -2 : -1;
  }
  return course.category === null ? categories.length : categories.indexOf(course.category);
}

/**
 * The order of browsing: the preferred category first (Development when none is saved; Python
 * first inside Development), then the others in the order of the specification. Courses of equal
 * rank keep their order in the catalogue.
 */
export function inBrowseOrder(
  courses: readonly Course[],
  preferredCategory: CategoryId | null,
): Course[] {
  const preferred = preferredCategory ?? firstCategory;
  return courses.toSorted((a, b) => rankOf(a, preferred) - rankOf(b, preferred));
}
