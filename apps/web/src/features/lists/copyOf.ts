import type { CourseList } from '@aulario/course-data/lists';
import type { LinkedList } from './useSharedList.ts';

/** Returns the own list with the same courses and notes as a shared one; undefined without one. */
export function copyOf(
  { list, courses }: LinkedList,
  lists: readonly CourseList[],
): CourseList | undefined {
  const isCopied = ({ course, note }: CourseList['items'][number]) =>
    courses.some(({ id }) => id === course.id) && note === list.notes?.get(course.id);
  return lists.find(({ items }) => items.length === courses.length && items.every(isCopied));
}
