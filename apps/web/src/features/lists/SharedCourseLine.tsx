import { type Course, teacherOf } from '@aulario/course-data';
import { useCartActions, useIsInCart } from '@aulario/course-data/cart';
import { Button, CourseLine } from '@aulario/ui';
import type { ReactNode } from 'react';
import { useCourseLine } from '../catalogue/useCourseLine.ts';
import { usePriceView } from '../catalogue/usePriceView.ts';
import { useTranslate } from '../language/useTranslate.ts';

interface SharedCourseLineProps {
  course: Course;
  /** The note of the list's owner. */
  note?: string | undefined;
  /** Rendered below the facts of the course. */
  children?: ReactNode;
}

/** A course of another person's list. */
export function SharedCourseLine({ course, note, children }: SharedCourseLineProps) {
  const text = useTranslate();
  const { add, remove } = useCartActions();
  const isInCart = useIsInCart(course.id);
  const price = usePriceView(course);
  const { title } = course;
  return (
    <CourseLine
      {...useCourseLine(course)}
      instructor={teacherOf(course)}
      end={
        <Button
          variant="ghost"
          aria-label={text(isInCart ? 'shared.inCartCourse' : 'shared.addCourse', { title })}
          onClick={() => (isInCart ? remove(course.id) : add(course))}
        >
          {text(isInCart ? 'shared.inCart' : 'shared.add')}
        </Button>
      }
    >
      <p>{[price.text, ...price.notes].join(' · ')}</p>
      {note !== undefined && <p>{text('shared.note', { note })}</p>}
      {children}
    </CourseLine>
  );
}
