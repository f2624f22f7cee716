import { type CatalogueResult, markWords, platformOf, teacherOf } from '@aulario/course-data';
import { coverOf } from '@aulario/course-view/course/coverOf.ts';
import { useCardToggles } from '@aulario/course-view/course/useCardToggles.ts';
import { useCourseFacts } from '@aulario/course-view/course/useCourseFacts.ts';
import { useDetailsLink } from '@aulario/course-view/course/useDetailsLink.ts';
import { usePriceView } from '@aulario/course-view/course/usePriceView.ts';
import { useCartToggle } from '@aulario/course-view/kept/useCart.ts';
import { useOwnedView } from '@aulario/course-view/saved/useOwnedView.ts';
import { foreignLang } from '@aulario/frame/language/foreignLang.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useOutgoingHref } from '@aulario/frame/services/useOutgoing.ts';
import { CourseCard, CourseCover } from '@aulario/ui';
import { memo, useMemo } from 'react';

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
