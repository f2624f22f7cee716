import {
  type CatalogueQuery,
  emptyQuery,
  type RecommendationGroup,
  type RecommendationReason,
  recommendationKey,
} from '@aulario/course-data';
import { useCatalogueHref } from '@aulario/course-view/addresses/catalogueHref.ts';
import { useIsInCart } from '@aulario/course-view/kept/useCart.ts';
import { useIsOwned } from '@aulario/course-view/kept/useSaved.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { categoryHref } from '@aulario/frame/navigation/categoryHref.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { CourseRow } from '@aulario/ui';
import styled from 'styled-components';
import { CatalogueCards } from '../results/CatalogueCards.tsx';
import { useInView } from './useInView.ts';
import { useRecommendations } from './useRecommendations.ts';

const Root = styled.div`
  display: grid;
  gap: 48px;
  grid-template-columns: minmax(0, 1fr);

  &:not(:empty) { margin-top: 52px; }
  &[data-first]:not(:empty) { margin-block: 12px 24px; }
`;

/** Where the reader keeps the course that others are like. */
function useKeptReason(courseId: string) {
  const isOwned = useIsOwned(courseId);
  const isInCart = useIsInCart(courseId);
  if (isOwned) return 'recommended.ownedReason';
  return isInCart ? 'recommended.cartReason' : 'recommended.savedReason';
}

function useReasonTexts(reason: RecommendationReason) {
  const text = useTranslate();
  const keptReason = useKeptReason(reason.kind === 'cart' ? reason.course.id : '');
  const shell = useShell();
  const hrefFor = useCatalogueHref();
  if (reason.kind === 'cart') {
    return {
      title: text('recommended.cart', { title: reason.course.title }),
      reason: text(keptReason),
      more: {
        label: text('similar.all'),
        href: hrefFor(emptyQuery, { similarTo: reason.course.id }),
      },
    };
  }
  const category = text(`category.${reason.category}`);
  return {
    title: text('recommended.category', { category }),
    reason: text('recommended.categoryReason'),
    more: {
      label: text('browse.toCategory', { category }),
      href: categoryHref(shell, reason.category),
    },
  };
}

function Group({ reason, courses }: RecommendationGroup) {
  return (
    <CourseRow {...useReasonTexts(reason)} headingLevel={2}>
      <CatalogueCards
        results={courses.map((course) => ({ course, match: null }))}
        headingLevel={3}
      />
    </CourseRow>
  );
}

/** As many rows as leave the catalogue within reach. */
const maxFirst = 2;

interface RecommendedProps {
  query: CatalogueQuery;
  /** Whether they stand above the catalogue, a few of them; below it they are all there. */
  isFirst?: boolean | undefined;
}

/**
 * Courses that match the category or what the reader keeps, with the reason. They are fetched when
 * they come into view, so that below the catalogue they neither delay nor move the results.
 */
export function Recommended({ query, isFirst = false }: RecommendedProps) {
  const { ref, isInView } = useInView();
  const groups = useRecommendations(query, isInView, isFirst);
  const shown = isFirst ? groups.slice(0, maxFirst) : groups;
  return (
    <Root ref={ref} data-first={isFirst || undefined}>
      {shown.map((group) => (
        <Group key={recommendationKey(group.reason)} {...group} />
      ))}
    </Root>
  );
}
