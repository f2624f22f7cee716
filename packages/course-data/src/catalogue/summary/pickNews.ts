import type { CatalogueNews, CourseNews } from '../../course/courseNews.ts';

/** At most so many of each kind, of courses with a subject. */
export function pickNews(
  { since, courses, gone }: CatalogueNews,
  subject: string | null,
  limit: number,
): CatalogueNews {
  const counts = new Map<CourseNews['kind'], number>();
  const picked = courses.filter(({ kind, course }) => {
    if (subject !== null && !course.subjects.includes(subject)) return false;
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return count < limit;
  });
  // Nothing is remembered of the subjects of what is gone.
  return { since, courses: picked, gone: subject === null ? gone.slice(0, limit) : [] };
}
