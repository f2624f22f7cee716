import type { Platform } from '@aulario/course-data';
import { useCover } from '@aulario/course-view/course/ListCovers.tsx';
import { usePriceView } from '@aulario/course-view/course/usePriceView.ts';
import { useCartActions } from '@aulario/course-view/kept/useCart.ts';
import { useIsOwned, useOwnedActions } from '@aulario/course-view/kept/useSaved.ts';
import { foreignLang } from '@aulario/frame/language/foreignLang.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useOutgoingHref } from '@aulario/frame/services/useOutgoing.ts';
import { useMyCoursesHref } from '@aulario/frame/session/useMyCoursesHref.ts';
import type { CartEntry } from '@aulario/my-courses/cart';
import { CheckoutRow } from '@aulario/ui';
import { OpenedNote } from './OpenedNote.tsx';

interface CheckoutCourseProps {
  platform: Platform;
  entry: CartEntry;
}

/** A course of the checkout: a link to its platform, and a checkbox for when it is owned. */
export function CheckoutCourse({ platform, entry }: CheckoutCourseProps) {
  const text = useTranslate();
  const { language } = useLanguage();
  const { setOpened } = useCartActions();
  const owned = useOwnedActions();
  const myCourses = useMyCoursesHref();
  const { course, openedAt } = entry;
  const isOwned = useIsOwned(course.id);
  return (
    <CheckoutRow
      {...useCover(course)}
      title={course.title}
      titleLang={foreignLang(course.language, language)}
      href={useOutgoingHref()(course)}
      linkLabel={
        openedAt === null
          ? text('checkout.open', { platform: platform.name })
          : text('checkout.openAgain')
      }
      newTabLabel={text('app.newTab')}
      price={usePriceView(course)}
      status={openedAt !== null && !isOwned && <OpenedNote openedAt={openedAt} />}
      owned={isOwned ? { label: text('checkout.owned'), href: myCourses } : undefined}
      tickLabel={text('checkout.tick', { title: course.title })}
      onToggle={(has) => {
        if (has) owned.add(course);
        else owned.remove(course.id);
      }}
      onOpen={() => setOpened(course.id, true)}
    />
  );
}
