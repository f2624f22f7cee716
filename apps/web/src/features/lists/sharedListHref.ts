import type { Course } from '@aulario/course-data';
import { encodeListLink } from '@aulario/course-data/lists';
import type { Language } from '../language/language.ts';
import { inLanguage } from '../navigation/languageAddress.ts';
import { paths } from '../navigation/paths.ts';

/** The address that carries courses as a list: no server keeps it. */
export async function sharedListHref(
  name: string,
  courses: readonly (Pick<Course, 'id'> & { note?: string | undefined })[],
  language: Language,
): Promise<string> {
  const date = new Date().toISOString().slice(0, 10);
  const courseIds = courses.map(({ id }) => id);
  const notes = new Map(courses.flatMap(({ id, note }) => (note ? [[id, note]] : [])));
  const fragment = await encodeListLink({ name, courseIds, date, notes });
  return `${inLanguage(paths.sharedList, language)}#${fragment}`;
}
