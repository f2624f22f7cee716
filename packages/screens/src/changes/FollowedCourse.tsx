import type { Course } from '@aulario/course-data';
import { useCourseLine } from '@aulario/course-view/course/useCourseLine.ts';
import { usePriceView } from '@aulario/course-view/course/usePriceView.ts';
import { useCartToggle } from '@aulario/course-view/kept/useCart.ts';
import { CourseLine, type CoursePrice } from '@aulario/ui';
import type { ReactNode } from 'react';

interface FollowedCourseProps {
  course: Course;
  /** Instead of the course's own price. */
  price?: CoursePrice | undefined;
  /** The change. */
  children?: ReactNode;
}

/** A new or changed course, with its price and the door to the cart. */
export function FollowedCourse({ course, price, children }: FollowedCourseProps) {
  const own = usePriceView(course);
  return (
    <CourseLine {...useCourseLine(course)} price={price ?? own} cart={useCartToggle(course)}>
      {children}
    </CourseLine>
  );
}
