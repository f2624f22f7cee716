import type { CategoryId } from '@aulario/course-data';
import { slugOf } from '../navigation/slugOf.ts';

/** Where the catalogue command puts a course's own cover. */
export const coverUrl = (courseId: string) => `/covers/${courseId.replaceAll(':', '-')}.svg`;

/** The cover that stands in for a picture that does not load. */
export const fallbackCoverUrl = (category: CategoryId | null) =>
  `/covers/category-${slugOf(category ?? 'unknown')}.svg`;
