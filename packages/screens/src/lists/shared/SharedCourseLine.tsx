import type { Course } from '@aulario/course-data';
import { PricedCourseLine } from '@aulario/course-view/course/PricedCourseLine.tsx';
import { useCourseFacts } from '@aulario/course-view/course/useCourseFacts.ts';
import { useDetailsLink } from '@aulario/course-view/course/useDetailsLink.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
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
    <PricedCourseLine
      course={course}
      facts={useCourseFacts(course)}
      details={useDetailsLink(course)}
    >
      {note !== undefined && <p>{text('shared.note', { note })}</p>}
      {children}
    </PricedCourseLine>
  );
}
