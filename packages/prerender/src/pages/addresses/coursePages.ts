import { courseShardOf } from '@aulario/course-data/build';
import { courseHref } from '@aulario/frame/navigation/href/courseHref.ts';
import { publicShell } from '@aulario/frame/navigation/shellPaths.ts';
import type { PublicPage } from './fixedPages.ts';
import type { ListedCourses } from './readCourses.ts';

/**
 * Returns the pages of all courses, those with complete records before others where not all have one, in the
 * order in which the catalogue's files hold them.
 *
 * @param maxCourses - The maximum number of courses.
 */
export const coursePages = ({ courses, total }: ListedCourses, maxCourses: number): PublicPage[] =>
  [
    ...courses.filter(({ isComplete }) => isComplete),
    ...courses.filter(({ isComplete }) => !isComplete),
  ]
    .slice(0, maxCourses)
    .toSorted((one, other) => courseShardOf(one.id, total) - courseShardOf(other.id, total))
    .map((course) => ({
      path: courseHref(publicShell, course),
      screen: 'course',
      kind: 'course',
      description: null,
    }));
