import type { CategoryId } from './course.ts';

/** The path of a course's own cover on this site. */
export const coverPath = (courseId: string): string =>
  `/covers/${courseId.replaceAll(':', '-')}.svg`;

/** The path of a category's cover, for a course without a picture or with one that does not load. */
export const categoryCoverPath = (category: CategoryId | null): string =>
  `/covers/category-${(category ?? 'unknown').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.svg`;
