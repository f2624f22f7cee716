import type { Course } from '@aulario/course-data';
import { useCartActions, useIsInCart } from '@aulario/course-data/cart';
import { Button, CourseLine } from '@aulario/ui';
import { coverOf } from '../catalogue/coverOf.ts';
import { teacherOf } from '../catalogue/teacherOf.ts';
import { usePlatformName } from '../catalogue/usePlatformName.ts';
import { usePriceView } from '../catalogue/usePriceView.ts';
import { foreignLang } from '../language/foreignLang.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useTranslate } from '../language/useTranslate.ts';

interface SharedCourseLineProps {
  course: Course;
  /** What the owner of the list says of it. */
  note?: string | undefined;
}

/** A course of somebody else's list. */
export function SharedCourseLine({ course, note }: SharedCourseLineProps) {
  const text = useTranslate();
  const { language } = useLanguage();
  const { add, remove } = useCartActions();
  const isInCart = useIsInCart(course.id);
  const price = usePriceView(course);
  const { title } = course;
  return (
    <CourseLine
      {...coverOf(course)}
      title={title}
      titleLang={foreignLang(course.language, language)}
      href={course.url}
      newTabLabel={text('app.newTab')}
      platform={usePlatformName()(course)}
      instructor={teacherOf(course)}
      end={
        <Button
          variant="ghost"
          aria-label={text(isInCart ? 'course.remove' : 'course.add', { title })}
          onClick={() => (isInCart ? remove(course.id) : add(course))}
        >
          {text(isInCart ? 'shared.inCart' : 'shared.add')}
        </Button>
      }
    >
      <p>{[price.text, ...price.notes].join(' · ')}</p>
      {note !== undefined && <p>{text('shared.note', { note })}</p>}
    </CourseLine>
  );
}
