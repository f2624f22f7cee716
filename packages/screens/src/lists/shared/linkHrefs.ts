import { type Course, localToday } from '@aulario/course-data';
import type { Language } from '@aulario/frame/language/language.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { isAddedByReader } from '@aulario/my-courses/add';
import { encodeListLink } from '@aulario/my-courses/lists';
import { encodePollLink, type Poll } from '@aulario/my-courses/poll';

interface SharedCourse {
  readonly course: Course;
  /** The owner's note. */
  readonly note?: string | undefined;
}

/** The courses of a list for the fragment of an address, without '#'. */
export function sharedListFragment(name: string, shared: readonly SharedCourse[]): Promise<string> {
  const courses = shared.map(({ course }) => course);
  return encodeListLink({
    name,
    courseIds: courses.map(({ id }) => id),
    added: courses.filter(isAddedByReader),
    date: localToday(),
    notes: new Map(shared.flatMap(({ course, note }) => (note ? [[course.id, note]] : []))),
  });
}

/** The address of a shared list, which contains its courses; nothing is stored on a server. */
export async function sharedListHref(
  name: string,
  shared: readonly SharedCourse[],
  language: Language,
): Promise<string> {
  return `${inLanguage(paths.sharedList, language)}#${await sharedListFragment(name, shared)}`;
}

/** The address of a poll, which contains all of its opinions; nothing is stored on a server. */
export async function pollHref(poll: Poll, language: Language): Promise<string> {
  return `${inLanguage(paths.poll, language)}#${await encodePollLink(poll)}`;
}
