import type { Platform } from '@aulario/course-data';
import { useCover } from '@aulario/course-view/course/ListCovers.tsx';
import { usePriceView } from '@aulario/course-view/course/usePriceView.ts';
import { useCartActions } from '@aulario/course-view/kept/useCart.ts';
import { useIsOwned, useOwnedActions } from '@aulario/course-view/kept/useSaved.ts';
import { foreignLang } from '@aulario/frame/language/foreignLang.ts';
import { formatAgo } from '@aulario/frame/language/formatAgo.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useOutgoingHref } from '@aulario/frame/services/useOutgoing.ts';
import { useMyCoursesHref } from '@aulario/frame/session/useMyCoursesHref.ts';
import type { CartEntry } from '@aulario/my-courses/cart';
import { useEffect, useState } from 'react';
import { CheckoutRow } from './CheckoutGroup/CheckoutRow.tsx';

const tickMs = 30_000;

/** The current time in milliseconds, twice a minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How long ago the link of a course was opened, and what to do once it is owned. */
function OpenedNote({ openedAt }: { openedAt: number }) {
  const text = useTranslate();
  const { language } = useLanguage();
  return <span>{text('checkout.opened', { ago: formatAgo(useNow() - openedAt, language) })}</span>;
}

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
