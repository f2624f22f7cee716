import type { Course } from '@aulario/course-data';
import type { CoverKey } from '@aulario/ui';

/** The input of a course's drawn cover. */
export const coverKeyOf = ({ id, category }: Course): CoverKey => ({
  id,
  category: category ?? 'unknown',
});

/**
 * The cover of a course: the platform's picture if there is one, else the drawn cover.
 *
 * @param scene - From `coverScenes`, in a list; the course's own by default.
 */
export const coverOf = (course: Course, scene?: number) => ({
  cover: { ...coverKeyOf(course), scene },
  photoUrl: course.imageUrl ?? undefined,
});
