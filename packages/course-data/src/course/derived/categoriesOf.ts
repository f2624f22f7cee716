import type { CategoryId } from '../categories.ts';
import type { Course } from '../course.ts';

/** The categories under which a course is found, the primary one first; none, one or two. */
export const categoriesOf = ({
  category,
  secondCategory,
}: Pick<Course, 'category' | 'secondCategory'>): readonly CategoryId[] =>
  [category, secondCategory].filter((one) => one !== null);
