import { teacherOf } from '@aulario/course-data';
import { coverKeyOf } from '@aulario/course-view/course/coverOf.ts';
import { usePlatformName } from '@aulario/course-view/course/usePlatformName.ts';
import { cartToggle, useCart, useCartActions } from '@aulario/course-view/kept/useCart.ts';
import { foreignLang } from '@aulario/frame/language/foreignLang.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { focusHeading } from '@aulario/frame/navigation/focus/focusHeading.ts';
import { courseHref } from '@aulario/frame/navigation/href/courseHref.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import { isAddedByReader } from '@aulario/my-courses/add';
import type { RankedCourse } from '@aulario/my-courses/compare';
import { Button } from '@aulario/ui';
import type { CompareBoardProps } from './Compare/CompareBoard.tsx';

type ColumnHead = CompareBoardProps['courses'][number];

/** Returns a function that describes a compared course with its rank and its actions. */
export function useColumnHead(
  onRemove: (courseId: string) => () => void,
): (ranked: RankedCourse) => ColumnHead {
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const shell = useShell();
  const { language } = useLanguage();
  const platformName = usePlatformName();
  const { entries } = useCart();
  const cart = useCartActions();

  return ({ course, rank }) => {
    const { id, title } = course;
    const isInCart = entries.some((entry) => entry.course.id === id);
    const remove = () => {
      focusHeading();
      offerUndo(() => text('compare.removed', { title }), onRemove(id));
    };
    return {
      id,
      title,
      titleLang: foreignLang(course.language, language),
      // A course that the reader has added has no page here.
      href: isAddedByReader(course) ? course.url : courseHref(shell, course),
      cover: coverKeyOf(course),
      by: [platformName(course), teacherOf(course) ?? ''].filter(Boolean).join(' · '),
      rank,
      rankLabel: text('compare.rank', { rank }),
      cart: cartToggle(text, cart, course, isInCart),
      remove: (
        <Button
          variant="quiet"
          aria-label={text('compare.removeCourse', { title })}
          onClick={remove}
        >
          {text('compare.remove')}
        </Button>
      ),
    };
  };
}
