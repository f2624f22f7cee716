import { type Course, platforms } from '@aulario/course-data';
import { useCartActions, useIsInCart } from '@aulario/course-data/cart';
import { CourseCard } from '@aulario/ui';
import { useCallback } from 'react';
import { foreignLang } from '../language/foreignLang.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useText } from '../language/useText.ts';
import { fallbackCoverUrl } from './coverUrl.ts';
import { teacherOf } from './teacherOf.ts';
import { usePriceView } from './usePriceView.ts';

interface CatalogueCardProps {
  course: Course;
  /** True in the first row. */
  isEager: boolean;
}

/** A course of the catalogue, with its place in the cart. */
export function CatalogueCard({ course, isEager }: CatalogueCardProps) {
  const text = useText();
  const { language } = useLanguage();
  const price = usePriceView(course);
  const isInCart = useIsInCart(course.id);
  const { add, remove } = useCartActions();
  const { title } = course;

  const toggle = useCallback(() => {
    if (isInCart) remove(course.id);
    else add(course);
  }, [add, course, isInCart, remove]);

  return (
    <CourseCard
      title={title}
      titleLang={foreignLang(course.language, language)}
      href={course.url}
      imageUrl={course.imageUrl}
      fallbackImageUrl={fallbackCoverUrl(course.category)}
      instructor={teacherOf(course)}
      platform={platforms[course.platform].name}
      price={price}
      isInCart={isInCart}
      addLabel={text('course.add', { title })}
      removeLabel={text('course.remove', { title })}
      newTabLabel={text('app.newTab')}
      headingLevel={2}
      isEager={isEager}
      onToggleCart={toggle}
    />
  );
}
