import { type Catalogue, type Course, emptyQuery } from '@aulario/course-data';

/** Reads the courses that a query finds, by default all, one after the other. */
export async function* browsedCourses(
  catalogue: Pick<Catalogue, 'search'>,
  query = emptyQuery,
): AsyncGenerator<Course> {
  let pageCount = 1;
  for (let page = 1; page <= pageCount; page += 1) {
    const answer = await catalogue.search({ ...query, page });
    pageCount = answer.pageCount;
    for (const { course } of answer.results) yield course;
  }
}
