import { type Catalogue, type Course, findPages } from '@aulario/course-data';
import type { CourseList, SavedCourse } from '../courseList.ts';
import { decodeListLink, type SharedList } from './listLink.ts';

/** A list from a link with its courses. */
export interface LinkedList {
  readonly list: SharedList;
  /** The courses from the catalogue or the link, in the list's order. */
  readonly courses: readonly Course[];
}

/**
 * Resolves the courses of a link, in its order: from the catalogue, else from the facts in the
 * link.
 */
export async function linkedCourses(
  catalogue: Pick<Catalogue, 'course'>,
  { courseIds, added }: Pick<SharedList, 'courseIds' | 'added'>,
): Promise<readonly Course[]> {
  const own = new Map(added.map((course) => [course.id, course]));
  const pages = await findPages(
    catalogue,
    courseIds.filter((id) => !own.has(id)),
  );
  return courseIds.flatMap((id) => own.get(id) ?? pages.get(id)?.course ?? []);
}

/** Opens the list in the fragment of a link; null for one that cannot be read. */
export async function openLinkedList(
  catalogue: Pick<Catalogue, 'course'>,
  fragment: string,
): Promise<LinkedList | null> {
  const list = await decodeListLink(fragment);
  return list && { list, courses: await linkedCourses(catalogue, list) };
}

/** Returns the own list with the same courses and notes as another one; undefined without one. */
export function copyOf(
  { list, courses }: Pick<LinkedList, 'courses'> & { readonly list: Pick<SharedList, 'notes'> },
  lists: readonly CourseList[],
): CourseList | undefined {
  const isCopied = ({ course, note }: SavedCourse) =>
    courses.some(({ id }) => id === course.id) && note === list.notes?.get(course.id);
  return lists.find(({ items }) => items.length === courses.length && items.every(isCopied));
}
