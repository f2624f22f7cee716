import type { Platform } from '@aulario/course-data';
import { type CartEntry, useCartActions } from '@aulario/course-data/cart';
import { useIsOwned, useOwnedActions } from '@aulario/course-data/lists';
import { CheckoutRow } from '@aulario/ui';
import { useCover } from '../catalogue/course/ListCovers.tsx';
import { usePriceView } from '../catalogue/course/usePriceView.ts';
import { foreignLang } from '../language/foreignLang.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useTranslate } from '../language/useTranslate.ts';
import { useMyCoursesHref } from '../session/useMyCoursesHref.ts';
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
      href={course.url}
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
