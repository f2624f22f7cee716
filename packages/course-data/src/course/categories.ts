import type { CategoryId } from './course.ts';

/** The twelve categories in the order of the specification (section 3). */
export const categories: readonly CategoryId[] = [
  'Business',
  'Design',
  'Development',
  'Finance & Accounting',
  'IT & Software',
  'Lifestyle',
  'Marketing',
  'Music',
  'Office Productivity',
  'Personal Development',
  'Photography & Video',
  'Teaching & Academics',
];

/** Whether a value is one of the twelve categories; case-sensitive. */
export function isCategoryId(value: unknown): value is CategoryId {
  return categories.some((category) => category === value);
}
