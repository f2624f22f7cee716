import type { Course } from '@aulario/course-data';
import type { CourseList } from '../courseList.ts';
import type { SharedList } from './listLink.ts';

/** A list from a link with its courses. */
export interface LinkedList {
  readonly list: SharedList;
  /** The courses from the catalogue or the link, in the list's order. */
  readonly courses: readonly Course[];
}

/** Returns the own list with the same courses and notes as a shared one; undefined without one. */
export function copyOf(
  { list, courses }: LinkedList,
  lists: readonly CourseList[],
): CourseList | undefined {
  const isCopied = ({ course, note }: CourseList['items'][number]) =>
    courses.some(({ id }) => id === course.id) && note === list.notes?.get(course.id);
  return lists.find(({ items }) => items.length === courses.length && items.every(isCopied));
}
