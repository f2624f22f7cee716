import type { Catalogue } from '@aulario/course-data';
import { isWorthAPage } from '@aulario/course-data/build';
import { courseHref } from '@aulario/frame/navigation/href/courseHref.ts';
import { publicShell } from '@aulario/frame/navigation/shellPaths.ts';
import { browsedCourses } from './browsedCourses.ts';
import type { PublicPage } from './fixedPages.ts';

/**
 * Returns the pages of all courses: those with complete records first, each in catalogue order.
 *
 * @param maxCourses - The maximum number of courses.
 */
export async function coursePages(
  catalogue: Pick<Catalogue, 'search'>,
  maxCourses: number,
): Promise<PublicPage[]> {
  const complete: string[] = [];
  const others: string[] = [];
  for await (const course of browsedCourses(catalogue)) {
    if (complete.length === maxCourses) break;
    const addresses = isWorthAPage(course) ? complete : others;
    addresses.push(courseHref(publicShell, course));
  }
  return [...complete, ...others]
    .slice(0, maxCourses)
    .map((path) => ({ path, screen: 'course', kind: 'course', description: null }));
}
