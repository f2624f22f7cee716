import { type Course, localToday } from '@aulario/course-data';
import { isAddedByReader } from '@aulario/course-data/add';
import { encodeListLink } from '@aulario/course-data/lists';
import type { Language } from '../language/language.ts';
import { inLanguage } from '../navigation/languageAddress.ts';
import { paths } from '../navigation/paths.ts';

interface SharedCourse {
  readonly course: Course;
  /** The owner's note. */
  readonly note?: string | undefined;
}

/** The address of a shared list, which contains its courses; nothing is stored on a server. */
export async function sharedListHref(
  name: string,
  shared: readonly SharedCourse[],
  language: Language,
): Promise<string> {
  const courses = shared.map(({ course }) => course);
  const fragment = await encodeListLink({
    name,
    courseIds: courses.map(({ id }) => id),
    added: courses.filter(isAddedByReader),
    date: localToday(),
    notes: new Map(shared.flatMap(({ course, note }) => (note ? [[course.id, note]] : []))),
  });
  return `${inLanguage(paths.sharedList, language)}#${fragment}`;
}
