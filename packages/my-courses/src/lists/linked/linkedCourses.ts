import type { Catalogue, Course } from '@aulario/course-data';

/** The courses in a link. */
export interface LinkedCourses {
  readonly courseIds: readonly string[];
  /** The added courses, which are in no catalogue. */
  readonly added: readonly Course[];
}

/**
 * Resolves the courses of a link, in its order: from the catalogue, else from the facts in the
 * link.
 */
export async function linkedCourses(
  catalogue: Pick<Catalogue, 'course'>,
  { courseIds, added }: LinkedCourses,
): Promise<readonly Course[]> {
  const own = new Map(added.map((course) => [course.id, course]));
  const found = await Promise.all(
    courseIds.map(async (id) => own.get(id) ?? (await catalogue.course(id))?.course ?? null),
  );
  return found.filter((course) => course !== null);
}
