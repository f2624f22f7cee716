/** The twelve categories in the order of the specification (section 3). */
export const categories = [
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
] as const;

/** One of {@link categories}, as stored. */
export type CategoryId = (typeof categories)[number];

/** Whether a value is one of the twelve categories; case-sensitive. */
export function isCategoryId(value: unknown): value is CategoryId {
  return categories.some((category) => category === value);
}
