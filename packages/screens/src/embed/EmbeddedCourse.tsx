import type { Course } from '@aulario/course-data';
import { useCourseFacts } from '@aulario/course-view/course/useCourseFacts.ts';
import { useCourseLine } from '@aulario/course-view/course/useCourseLine.ts';
import { usePriceView } from '@aulario/course-view/course/usePriceView.ts';
import { CourseLine } from '@aulario/ui';

interface EmbeddedCourseProps {
  course: Course;
  /** The note of the list's owner, or what the course teaches in a route. */
  note?: string | undefined;
}

/** A course of an embedded list, with its drawn cover: nothing is asked of a third site. */
export function EmbeddedCourse({ course, note }: EmbeddedCourseProps) {
  return (
    <CourseLine
      {...useCourseLine(course)}
      photoUrl={undefined}
      facts={useCourseFacts(course)}
      price={usePriceView(course)}
    >
      {note !== undefined && <p>{note}</p>}
    </CourseLine>
  );
}
