import { type Catalogue, type Course, emptyQuery } from '@aulario/course-data';
import { courseHref } from '../../src/features/navigation/courseHref.ts';
import { publicShell } from '../../src/features/navigation/shellPaths.ts';

/**
 * Whether a record is complete enough for a prerendered page: the headline, a source, the price,
 * and one more fact that matters for a choice.
 */
export function isWorthAPage(course: Course): boolean {
  const { headline, instructors, institution, price, level, rating, minutes, weeks } = course;
  const hasSource = instructors.length > 0 || institution !== null;
  const facts = [level, rating, minutes, weeks];
  return (
    headline !== '' && hasSource && price.kind !== 'unknown' && facts.some((fact) => fact !== null)
  );
}

/**
 * Returns the addresses of the courses with complete records, in catalogue order.
 *
 * @param maxCourses - The maximum number of courses.
 */
export async function coursePages(
  catalogue: Pick<Catalogue, 'search'>,
  maxCourses: number,
): Promise<string[]> {
  const addresses: string[] = [];
  let pageCount = 1;
  for (let page = 1; page <= pageCount && addresses.length < maxCourses; page += 1) {
    const answer = await catalogue.search({ ...emptyQuery, page });
    pageCount = answer.pageCount;
    for (const { course } of answer.results) {
      if (isWorthAPage(course)) addresses.push(courseHref(publicShell, course));
    }
  }
  return addresses.slice(0, maxCourses);
}
