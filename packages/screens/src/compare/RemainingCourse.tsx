import type { Course } from '@aulario/course-data';
import { CompareAlone } from '@aulario/ui';
import { useColumnHead } from './useColumnHead.tsx';

interface RemainingCourseProps {
  course: Course;
  /** Returns a function that undoes it. */
  onRemove: (courseId: string) => () => void;
}

/** The course that is left of a comparison. */
export function RemainingCourse({ course, onRemove }: RemainingCourseProps) {
  const headOf = useColumnHead(onRemove);
  return <CompareAlone course={headOf({ course, rank: 1 })} />;
}
