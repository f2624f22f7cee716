import { useCourseLine } from '@aulario/course-view/course/useCourseLine.ts';
import type { PlacedCourse } from '@aulario/course-view/saved/useKeptCourses.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { CourseLine } from '@aulario/ui';
import type { ReactNode } from 'react';

interface ChangedCourseProps {
  kept: PlacedCourse;
  /** The change. */
  children: ReactNode;
  /** The actions. */
  action?: ReactNode;
}

/** A stored course with its change. */
export function ChangedCourse({ kept, children, action }: ChangedCourseProps) {
  const text = useTranslate();
  const { course, place } = kept;
  return (
    <CourseLine {...useCourseLine(course)} end={action}>
      {children}
      <p>{text('changes.place', { place })}</p>
    </CourseLine>
  );
}
