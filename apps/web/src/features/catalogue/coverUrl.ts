import type { CategoryId } from '@aulario/course-data';

/** 'Finance & Accounting' as a part of an address: 'finance-accounting'. */
export const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Where the catalogue command puts a course's own cover. */
export const coverUrl = (courseId: string) => `/covers/${courseId.replaceAll(':', '-')}.svg`;

/** The cover that stands in for a picture that does not load. */
export const fallbackCoverUrl = (category: CategoryId | null) =>
  `/covers/category-${slugOf(category ?? 'unknown')}.svg`;
