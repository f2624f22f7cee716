import type { Course } from '@aulario/course-data';
import { CourseLine, type CourseLineProps } from '@aulario/ui';
import { useCartToggle } from '../kept/useCart.ts';
import { useCourseLine } from './useCourseLine.ts';
import { usePriceView } from './usePriceView.ts';

interface PricedCourseLineProps
  extends Pick<CourseLineProps, 'facts' | 'details' | 'price' | 'children'> {
  course: Course;
}

/** A line of a course with its price, or a given one, and the door to the cart. */
export function PricedCourseLine({ course, price, ...line }: PricedCourseLineProps) {
  const own = usePriceView(course);
  return (
    <CourseLine
      {...useCourseLine(course)}
      {...line}
      price={price ?? own}
      cart={useCartToggle(course)}
    />
  );
}
