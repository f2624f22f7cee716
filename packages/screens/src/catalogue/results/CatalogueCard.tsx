import {
  type CatalogueResult,
  type Course,
  markWords,
  platformOf,
  teacherOf,
} from '@aulario/course-data';
import { useCompareChoice } from '@aulario/course-view/compareChoice/useCompareChoice.ts';
import { coverOf } from '@aulario/course-view/course/coverOf.ts';
import { useCourseFacts } from '@aulario/course-view/course/useCourseFacts.ts';
import { useDetailsLink } from '@aulario/course-view/course/useDetailsLink.ts';
import { usePriceView } from '@aulario/course-view/course/usePriceView.ts';
import { useCartToggle } from '@aulario/course-view/kept/useCart.ts';
import { useHasCompared } from '@aulario/course-view/kept/useCompared.ts';
import { useIsOwned } from '@aulario/course-view/kept/useSaved.ts';
import { useSaveCourse } from '@aulario/course-view/saved/useSaveCourse.ts';
import { foreignLang } from '@aulario/frame/language/foreignLang.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useOutgoingHref } from '@aulario/frame/services/useOutgoing.ts';
import { useMyCoursesHref } from '@aulario/frame/session/useMyCoursesHref.ts';
import { CourseCard, CourseCover } from '@aulario/ui';
import { memo, useMemo } from 'react';

/** Replaces price and cart button on the card of an owned course; null for others. */
function useOwnedView({ id, title }: Course) {
  const text = useTranslate();
  const isOwned = useIsOwned(id);
  const href = useMyCoursesHref();
  return useMemo(() => {
    if (!isOwned) return null;
    return {
      price: { kind: 'owned', text: text('myCourses.owned') },
      door: { leadsTo: 'owned', href, label: text('myCourses.open', { title }) },
    } as const;
  }, [href, isOwned, text, title]);
}

/** The props of the buttons of a card that save and compare a course. */
function useCardToggles(course: Course) {
  const text = useTranslate();
  const { isSaved, toggle: save } = useSaveCourse(course);
  const { isChosen, toggle: compare } = useCompareChoice(course);
  // A reader who compares looks for the next course.
  const isShown = useHasCompared();
  return useMemo(() => {
    const { title } = course;
    return {
      save: { label: text('lists.saveOf', { title }), isOn: isSaved, onToggle: save },
      compare: {
        label: text('compare.chooseOf', { title }),
        isOn: isChosen,
        isShown,
        onToggle: compare,
      },
    };
  }, [compare, course, isChosen, isSaved, isShown, save, text]);
}

interface CatalogueCardProps extends CatalogueResult {
  /** The index of the cover's scene, so that it differs from its neighbours. */
  scene?: number | undefined;
  /** Whether the card is in the first row. */
  isEager?: boolean | undefined;
  /** The heading level, 2 by default. */
  headingLevel?: 2 | 3 | undefined;
  /** The line at the bottom; '' for none. */
  tag?: string | undefined;
}

/** The title with the found words marked. */
const titleOf = (title: string, match: CatalogueResult['match']) =>
  match === null
    ? title
    : markWords(
        title,
        match.words.flatMap(({ fields, found }) => (fields.includes('title') ? [found] : [])),
      );

/** A course of the catalogue with its cart button. */
function Card({ course, match, scene, isEager, headingLevel = 2, tag = '' }: CatalogueCardProps) {
  const text = useTranslate();
  const { language } = useLanguage();
  const picture = useMemo(
    () => <CourseCover {...coverOf(course, scene)} isEager={isEager} />,
    [course, scene, isEager],
  );

  const owned = useOwnedView(course);
  const price = usePriceView(course);
  const door = useCartToggle(course);
  const toggles = useCardToggles(course);
  const { compare, save } = toggles;
  const add = owned === null ? door.onToggle : undefined;

  return (
    <CourseCard
      picture={picture}
      title={useMemo(() => titleOf(course.title, match), [course, match])}
      titleLang={foreignLang(course.language, language)}
      href={useOutgoingHref()(course)}
      newTabLabel={text('app.newTab')}
      instructor={teacherOf(course)}
      platform={platformOf(course.platform).name}
      facts={useCourseFacts(course)}
      details={useDetailsLink(course)}
      toggles={toggles}
      price={owned?.price ?? price}
      door={owned?.door ?? door}
      tag={tag || undefined}
      shortcuts={useMemo(
        () => ({ c: compare.onToggle, s: save.onToggle, ...(add && { a: add }) }),
        [add, compare.onToggle, save.onToggle],
      )}
      headingLevel={headingLevel}
    />
  );
}

export const CatalogueCard = memo(Card);
