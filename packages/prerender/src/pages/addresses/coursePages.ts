import { type Catalogue, emptyQuery } from '@aulario/course-data';
import { courseShardOf, isWorthAPage } from '@aulario/course-data/build';
import { courseHref } from '@aulario/frame/navigation/href/courseHref.ts';
import { publicShell } from '@aulario/frame/navigation/shellPaths.ts';
import { browsedCourses } from './browsedCourses.ts';
import type { PublicPage } from './fixedPages.ts';

/** A course without what its page does not need yet. */
interface FoundCourse {
  readonly id: string;
  readonly path: string;
}

/**
 * Returns the pages of all courses, those with complete records before others where not all have one, in the
 * order in which the catalogue's files hold them.
 *
 * @param maxCourses - The maximum number of courses.
 */
export async function coursePages(
  catalogue: Pick<Catalogue, 'search'>,
  maxCourses: number,
): Promise<PublicPage[]> {
  const complete: FoundCourse[] = [];
  const others: FoundCourse[] = [];
  for await (const course of browsedCourses(catalogue)) {
    if (complete.length === maxCourses) break;
    const found = { id: course.id, path: courseHref(publicShell, course) };
    (isWorthAPage(course) ? complete : others).push(found);
  }
  const { total } = await catalogue.search(emptyQuery);
  return [...complete, ...others]
    .slice(0, maxCourses)
    .toSorted((one, other) => courseShardOf(one.id, total) - courseShardOf(other.id, total))
    .map(({ path }) => ({ path, screen: 'course', kind: 'course', description: null }));
}
