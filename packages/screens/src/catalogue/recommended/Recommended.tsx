import {
  type CatalogueQuery,
  emptyQuery,
  type RecommendationGroup,
  type RecommendationReason,
  recommendationKey,
} from '@aulario/course-data';
import { useCatalogueHref } from '@aulario/course-view/addresses/catalogueHref.ts';
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
`;

function useReasonTexts(reason: RecommendationReason) {
  const text = useTranslate();
  const shell = useShell();
  const hrefFor = useCatalogueHref();
  if (reason.kind === 'cart') {
    return {
      title: text('recommended.cart', { title: reason.course.title }),
      reason: text('recommended.cartReason'),
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

/**
 * Courses that match the category or the cart, with the reason. They are below the catalogue and
 * fetched when they come into view, so that they neither delay nor move the results.
 */
export function Recommended({ query }: { query: CatalogueQuery }) {
  const { ref, isInView } = useInView();
  const groups = useRecommendations(query, isInView);
  return (
    <Root ref={ref}>
      {groups.map((group) => (
        <Group key={recommendationKey(group.reason)} {...group} />
      ))}
    </Root>
  );
}
