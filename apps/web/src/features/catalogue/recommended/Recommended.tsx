import type { CatalogueQuery, RecommendationReason } from '@aulario/course-data';
import { CourseRow } from '@aulario/ui';
import styled from 'styled-components';
import { useText } from '../../language/useText.ts';
import { categoryHref } from '../browse/categoryHref.ts';
import { CatalogueCard } from '../CatalogueCard.tsx';
import { similarHref } from '../catalogueHref.ts';
import { useNear } from '../useNear.ts';
import { keyOf, type RecommendationGroup } from './groupByReason.ts';
import { useRecommendations } from './useRecommendations.ts';

const Root = styled.div`
  display: grid;
  gap: 48px;
  grid-template-columns: minmax(0, 1fr);
  margin-top: 36px;
`;

function useReasonTexts(reason: RecommendationReason) {
  const text = useText();
  if (reason.kind === 'cart') {
    return {
      title: text('recommended.cart', { title: reason.course.title }),
      reason: text('recommended.cartReason'),
      more: { label: text('similar.all'), href: similarHref(reason.course.id) },
    };
  }
  const category = text(`category.${reason.category}`);
  return {
    title: text('recommended.category', { category }),
    reason: text('recommended.categoryReason'),
    more: { label: text('browse.toCategory', { category }), href: categoryHref(reason.category) },
  };
}

function Group({ reason, courses }: RecommendationGroup) {
  return (
    <CourseRow {...useReasonTexts(reason)} headingLevel={2}>
      {courses.map((course) => (
        <CatalogueCard key={course.id} result={{ course, match: null }} headingLevel={3} />
      ))}
    </CourseRow>
  );
}

/**
 * Below the catalogue, and asked for when its place comes near, so that it neither delays nor moves
 * the courses: what one may like, and why.
 */
export function Recommended({ query }: { query: CatalogueQuery }) {
  const { place, isNear } = useNear();
  const groups = useRecommendations(query, isNear);
  return (
    <Root ref={place}>
      {groups.map((group) => (
        <Group key={keyOf(group.reason)} {...group} />
      ))}
    </Root>
  );
}
