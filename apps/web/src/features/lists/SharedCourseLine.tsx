import type { Course } from '@aulario/course-data';
import { CourseLine } from '@aulario/ui';
import type { ReactNode } from 'react';
import { useCartToggle } from '../catalogue/course/useCartToggle.ts';
import { useCourseFacts } from '../catalogue/course/useCourseFacts.ts';
import { useCourseLine } from '../catalogue/course/useCourseLine.ts';
import { useDetailsLink } from '../catalogue/course/useDetailsLink.ts';
import { usePriceView } from '../catalogue/course/usePriceView.ts';
import { useTranslate } from '../language/useTranslate.ts';

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
