import type { Course } from '@aulario/course-data';
import { useCourseFacts } from '@aulario/course-view/course/useCourseFacts.ts';
import { useCourseLine } from '@aulario/course-view/course/useCourseLine.ts';
import { useDetailsLink } from '@aulario/course-view/course/useDetailsLink.ts';
import { usePriceView } from '@aulario/course-view/course/usePriceView.ts';
import { useCartToggle } from '@aulario/course-view/kept/useCart.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { CourseLine } from '@aulario/ui';
import type { ReactNode } from 'react';

interface SharedCourseLineProps {
  course: Course;
  /** The note of the list's owner. */
  note?: string | undefined;
  /** Rendered below the note. */
  children?: ReactNode;
}

/** A course of another person's list. */
export function SharedCourseLine({ course, note, children }: SharedCourseLineProps) {
  const text = useTranslate();
  return (
    <CourseLine
      {...useCourseLine(course)}
      facts={useCourseFacts(course)}
      details={useDetailsLink(course)}
      price={usePriceView(course)}
      cart={useCartToggle(course)}
    >
      {note !== undefined && <p>{text('shared.note', { note })}</p>}
      {children}
    </CourseLine>
  );
}
