import { type Course, utcDay } from '@aulario/course-data';
import { isBroughtByReader } from '@aulario/course-data/add';
import { encodeListLink } from '@aulario/course-data/lists';
import type { Language } from '../language/language.ts';
import { inLanguage } from '../navigation/languageAddress.ts';
import { paths } from '../navigation/paths.ts';

interface SharedCourse {
  readonly course: Course;
  /** What is said of it. */
  readonly note?: string | undefined;
}

/** The address that carries courses as a list: no server keeps it. */
export async function sharedListHref(
  name: string,
  shared: readonly SharedCourse[],
  language: Language,
): Promise<string> {
  const courses = shared.map(({ course }) => course);
  const fragment = await encodeListLink({
    name,
    courseIds: courses.map(({ id }) => id),
    brought: courses.filter(isBroughtByReader),
    date: utcDay(Date.now()),
    notes: new Map(shared.flatMap(({ course, note }) => (note ? [[course.id, note]] : []))),
  });
  return `${inLanguage(paths.sharedList, language)}#${fragment}`;
}
