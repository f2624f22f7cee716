import { type Catalogue, type Course, emptyQuery } from '@aulario/course-data';

/** Reads the courses of a catalogue one after the other, in its order. */
export async function* browsedCourses(
  catalogue: Pick<Catalogue, 'search'>,
): AsyncGenerator<Course> {
  let pageCount = 1;
  for (let page = 1; page <= pageCount; page += 1) {
    const answer = await catalogue.search({ ...emptyQuery, page });
    pageCount = answer.pageCount;
    for (const { course } of answer.results) yield course;
  }
}
