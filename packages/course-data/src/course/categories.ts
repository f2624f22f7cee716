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

/** Whether a stored or typed value is one of the twelve; exact, case included. */
export function isCategoryId(value: unknown): value is CategoryId {
  return categories.some((category) => category === value);
}
