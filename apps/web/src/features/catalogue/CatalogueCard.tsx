import { type CatalogueResult, markWords, platforms } from '@aulario/course-data';
import { useCartActions, useIsInCart } from '@aulario/course-data/cart';
import { CourseCard } from '@aulario/ui';
import { memo, useCallback, useMemo } from 'react';
import { foreignLang } from '../language/foreignLang.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useText } from '../language/useText.ts';
import { fallbackCoverUrl } from './coverUrl.ts';
import { teacherOf } from './teacherOf.ts';
import { usePriceView } from './usePriceView.ts';
import { useSimilar } from './useSimilar.ts';
import { useWhy } from './why/useWhy.ts';

interface CatalogueCardProps {
  result: CatalogueResult;
  /** True in the first row. */
  isEager?: boolean | undefined;
  /** 2 by default; 3 below a heading of its own. */
  headingLevel?: 2 | 3 | undefined;
}

/** The title with the words that were found in it. */
const titleOf = ({ course, match }: CatalogueResult) =>
  match === null
    ? undefined
    : markWords(
        course.title,
        match.words.flatMap(({ fields, found }) => (fields.includes('title') ? [found] : [])),
      );

function useInCart({ course }: CatalogueResult) {
  const isInCart = useIsInCart(course.id);
  const { add, remove } = useCartActions();
  const toggle = useCallback(() => {
    if (isInCart) remove(course.id);
    else add(course);
  }, [add, course, isInCart, remove]);
  return { isInCart, toggle };
}

/** A course of the catalogue, with its place in the cart, and why it was found. */
function Card({ result, isEager, headingLevel = 2 }: CatalogueCardProps) {
  const { course, match } = result;
  const { title } = course;
  const text = useText();
  const { language } = useLanguage();
  const { isInCart, toggle } = useInCart(result);
  const similar = useSimilar(course);
  const titleParts = useMemo(() => titleOf(result), [result]);

  return (
    <CourseCard
      title={title}
      titleParts={titleParts}
      titleLang={foreignLang(course.language, language)}
      href={course.url}
      imageUrl={course.imageUrl}
      fallbackImageUrl={fallbackCoverUrl(course.category)}
      instructor={teacherOf(course)}
      platform={platforms[course.platform].name}
      price={usePriceView(course)}
      isInCart={isInCart}
      addLabel={text('course.add', { title })}
      removeLabel={text('course.remove', { title })}
      newTabLabel={text('app.newTab')}
      headingLevel={headingLevel}
      isEager={isEager}
      onToggleCart={toggle}
      why={useWhy(result)}
      similar={match === null ? undefined : similar}
    />
  );
}

export const CatalogueCard = memo(Card);
