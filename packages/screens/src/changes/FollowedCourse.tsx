import type { Course } from '@aulario/course-data';
import { useCourseLine } from '@aulario/course-view/course/useCourseLine.ts';
import { CourseLine } from '@aulario/ui';
import type { ReactNode } from 'react';
import { CartAction } from '../catalogue/coursePage/actions/CartAction.tsx';

interface FollowedCourseProps {
  course: Course;
  /** The change. */
  children: ReactNode;
}

/** A new or changed course of a list. */
export function FollowedCourse({ course, children }: FollowedCourseProps) {
  return (
    <CourseLine {...useCourseLine(course)} end={<CartAction course={course} isShort />}>
      {children}
    </CourseLine>
  );
}
