import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Course } from '../course/course.ts';

/** What a link brings. */
export interface LinkedCourses {
  readonly courseIds: readonly string[];
  /** Those that no catalogue knows. */
  readonly brought: readonly Course[];
}

/** The courses of a link, in its order: as the catalogue has them now, or as the link brings them. */
export async function linkedCourses(
  catalogue: Catalogue,
  { courseIds, brought }: LinkedCourses,
): Promise<readonly Course[]> {
  const own = new Map(brought.map((course) => [course.id, course]));
  const found = await Promise.all(
    courseIds.map(async (id) => own.get(id) ?? (await catalogue.course(id))?.course ?? null),
  );
  return found.filter((course) => course !== null);
}
