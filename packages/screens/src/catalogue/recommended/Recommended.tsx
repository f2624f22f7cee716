import {
  type CatalogueQuery,
  type Course,
  emptyQuery,
  groupByReason,
  type RecommendationGroup,
  type RecommendationReason,
  readPreferredCategory,
  recommendationKey,
} from '@aulario/course-data';
import { useCatalogueHref } from '@aulario/course-view/addresses/catalogueHref.ts';
import { useIsInCart } from '@aulario/course-view/kept/useCart.ts';
import { useIsOwned } from '@aulario/course-view/kept/useSaved.ts';
import { foundIn } from '@aulario/frame/async/asyncResult.ts';
import { inTime } from '@aulario/frame/async/inTime.ts';
import { useLoad } from '@aulario/frame/async/useLoad.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { categoryHref } from '@aulario/frame/navigation/href/categoryHref.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { CourseGridSkeleton, space } from '@aulario/ui';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { CourseRow } from '../CourseRow/CourseRow.tsx';
import { CatalogueCards } from '../results/CatalogueCards.tsx';
import { useInView } from './useInView.ts';
import { useReading } from './useReading.ts';

const noCourses: readonly Course[] = [];

/** Three courses for each of four reasons, or more for fewer. */
const limit = 12;

/** The longest that a list below waits for the recommendations above it, in milliseconds. */
const maxFirstMs = 4000;

/**
 * Recommendations by the saved category and the courses that the reader keeps. Uses these as they
 * were when there first were some, so that the list does not change while courses are added from it.
 *
 * @param isWanted - Whether they are to be loaded.
 * @param isFirst - Whether they stand above the catalogue: then only what is kept when the screen
 * opens counts, since nothing may come above a list while the reader chooses from it. Without that
 * there are none: the catalogue itself begins with the saved category.
 */
function useRecommendations(
  { preferredCategory, language }: CatalogueQuery,
  isWanted: boolean,
  isFirst: boolean,
) {
  const { catalogue, storage } = useServices();
  const category = readPreferredCategory(storage);
  const reading = useReading();
  const [cart, setCart] = useState(isFirst ? reading : noCourses);
  if (isWanted && !isFirst && cart.length === 0 && reading.length > 0) setCart(reading);
  const load = useMemo(() => {
    if (!isWanted || (cart.length === 0 && (isFirst || category === null))) return null;
    return (signal: AbortSignal) => {
      const asked = { category, preferredCategory, cart, language, limit };
      const answer = catalogue.recommend(asked, { signal });
      return isFirst ? inTime(answer, maxFirstMs, []) : answer;
    };
  }, [cart, catalogue, category, isFirst, isWanted, language, preferredCategory]);
  const { result } = useLoad(load, { context: 'recommendations', keepsLast: true });
  const recommended = foundIn(result);
  const groups = useMemo(() => groupByReason(recommended ?? []), [recommended]);
  return { groups, isLoading: load !== null && result === null };
}

const Root = styled.div`
  display: grid;
  gap: ${space[8]};
  grid-template-columns: minmax(0, 1fr);

  &:not(:empty) { margin-top: ${space[8]}; }
  &[data-first]:not(:empty) { margin-block: ${space[4]} ${space[6]}; }
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
    <CourseRow {...useReasonTexts(reason)}>
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
}

const rowsOf = (groups: readonly RecommendationGroup[]) =>
  groups.map((group) => <Group key={recommendationKey(group.reason)} {...group} />);

/**
 * Below the catalogue: courses that match the category or what the reader keeps, with the reason.
 * They are fetched when they come into view, so that they neither delay nor move the results.
 */
export function Recommended({ query }: RecommendedProps) {
  const { ref, isInView } = useInView();
  const { groups } = useRecommendations(query, isInView, false);
  return <Root ref={ref}>{rowsOf(groups)}</Root>;
}

/**
 * Above the catalogue: courses like those that the reader keeps, a few of them. While they load, what
 * follows is to be hidden (`data-waiting`), so that they do not move it.
 */
export function FirstRecommended({ query }: RecommendedProps) {
  const text = useTranslate();
  const { groups, isLoading } = useRecommendations(query, true, true);
  return (
    <Root data-first data-waiting={isLoading || undefined}>
      {isLoading && <CourseGridSkeleton label={text('catalogue.loading')} />}
      {rowsOf(groups.slice(0, maxFirst))}
    </Root>
  );
}
