import { type Catalogue, type Course, emptyQuery } from '@aulario/course-data';
import { courseHref } from '../../src/features/navigation/courseHref.ts';
import { publicShell } from '../../src/features/navigation/shellPaths.ts';

/**
 * Whether a record says enough for a page of its own to be worth finding: what the course is about,
 * who stands behind it, what it costs, and one thing more that one decides by.
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
 * The addresses of the courses whose records are complete enough, in the order of the catalogue.
 *
 * @param maxCourses - How many at most.
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
