import type { Course } from '@aulario/course-data';
import type { CoverKey } from '@aulario/ui';

/** What a course's cover is drawn from. */
export const coverKeyOf = ({ id, category }: Course): CoverKey => ({
  id,
  category: category ?? 'unknown',
});

/**
 * How a course is shown: by the platform's own picture where there is one, else by its drawn cover.
 *
 * @param scene - From `coverScenes`, in a list; the course's own by default.
 */
export const coverOf = (course: Course, scene?: number) => ({
  cover: { ...coverKeyOf(course), scene },
  photoUrl: course.imageUrl.startsWith('https:') ? course.imageUrl : undefined,
});
