import { type CatalogueResult, markWords, platformOf, teacherOf } from '@aulario/course-data';
import { useCompareChoice } from '@aulario/course-view/compareChoice/useCompareChoice.ts';
import { CourseMenu } from '@aulario/course-view/course/CourseMenu.tsx';
import { coverOf } from '@aulario/course-view/course/coverOf.ts';
import { useCartToggle } from '@aulario/course-view/course/useCartToggle.ts';
import { useCourseFacts } from '@aulario/course-view/course/useCourseFacts.ts';
import { useDetailsLink } from '@aulario/course-view/course/useDetailsLink.ts';
import { usePriceView } from '@aulario/course-view/course/usePriceView.ts';
import { useOwnedView } from '@aulario/course-view/saved/useOwnedView.ts';
import { useSaveCourse } from '@aulario/course-view/saved/useSaveCourse.ts';
import { foreignLang } from '@aulario/frame/language/foreignLang.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { CourseCard } from '@aulario/ui';
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
    ? undefined
    : markWords(
        title,
        match.words.flatMap(({ fields, found }) => (fields.includes('title') ? [found] : [])),
      );

/** A course of the catalogue with its cart button. */
function Card({ course, match, scene, isEager, headingLevel = 2, tag = '' }: CatalogueCardProps) {
  const text = useTranslate();
  const { language } = useLanguage();
  const picture = useMemo(() => coverOf(course, scene), [course, scene]);

  const owned = useOwnedView(course);
  const price = usePriceView(course);
  const door = useCartToggle(course);
  const { isChosen, toggle: compare } = useCompareChoice(course);
  const { isSaved, toggle: save } = useSaveCourse(course);
  const add = owned === null ? door.onToggle : undefined;
  const told = [
    ...(isChosen ? [text('compare.chosen')] : []),
    ...(isSaved ? [text('lists.unsave')] : []),
  ].join(' · ');

  return (
    <CourseCard
      {...picture}
      title={course.title}
      titleParts={useMemo(() => titleOf(course.title, match), [course, match])}
      titleLang={foreignLang(course.language, language)}
      href={course.url}
      newTabLabel={text('app.newTab')}
      instructor={teacherOf(course)}
      platform={platformOf(course.platform).name}
      facts={useCourseFacts(course)}
      details={useDetailsLink(course)}
      menu={useMemo(() => <CourseMenu course={course} match={match} />, [course, match])}
      price={owned?.price ?? price}
      door={owned?.door ?? door}
      tag={told || tag || undefined}
      shortcuts={useMemo(
        () => ({ c: compare, s: save, ...(add && { a: add }) }),
        [add, compare, save],
      )}
      headingLevel={headingLevel}
      isEager={isEager}
    />
  );
}

export const CatalogueCard = memo(Card);
