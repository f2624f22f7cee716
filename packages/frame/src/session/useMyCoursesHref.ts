import { paths } from '../navigation/paths.ts';
import { useAccountId } from './account.ts';

/** The id of the section of a visitor's owned courses. */
export const myCoursesId = 'mine';

/** The address of the owned courses: a screen for users, a section of the lists for visitors. */
export function useMyCoursesHref(): string {
  return useAccountId() === null ? `${paths.publicLists}#${myCoursesId}` : paths.myCourses;
}
