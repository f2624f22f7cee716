import { CourseGroup } from '@aulario/course-view/course/CourseGroup.tsx';
import { RecordBoundary } from '@aulario/frame/errors/RecordBoundary.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import type { OwnedCourse } from '@aulario/my-courses/lists';
import { OwnedCourseLine } from './OwnedCourseLine.tsx';

/** In display order: the courses in progress come first. */
const shown: readonly OwnedCourse['progress'][] = ['in-progress', 'not-started', 'finished'];

interface OwnedCoursesProps {
  courses: readonly OwnedCourse[];
  /** The heading level of a group; those of its courses are one below. */
  headingLevel: 2 | 3;
}

/** The owned courses in groups by progress. */
export function OwnedCourses({ courses, headingLevel }: OwnedCoursesProps) {
  const text = useTranslate();
  return shown.map((progress) => {
    const group = courses.filter((owned) => owned.progress === progress);
    if (group.length === 0) return null;
    return (
      <CourseGroup
        key={progress}
        title={text(`myCourses.${progress}`)}
        headingLevel={headingLevel}
        courses={group.map(({ course }) => course)}
      >
        {group.map((owned, place) => (
          <RecordBoundary
            key={owned.course.id}
            record={{ collection: 'owned', name: owned.course.id }}
          >
            <OwnedCourseLine
              owned={owned}
              headingLevel={headingLevel === 2 ? 3 : 4}
              isNext={progress === 'in-progress' && place === 0}
            />
          </RecordBoundary>
        ))}
      </CourseGroup>
    );
  });
}
