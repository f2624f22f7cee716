import {
  type Catalogue,
  type CatalogueQuery,
  type CategoryId,
  type FacetCounts,
  isCategoryId,
} from '@aulario/course-data';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useInView } from '../recommended/useInView.ts';
import { NewsFeeds } from './NewsFeeds.tsx';

const Root = styled.div`
  display: grid;
  gap: 4px;
  max-width: 46em;
`;

/** The category that holds every result of a search; null where several do. */
function onlyCategory({ category }: FacetCounts): CategoryId | null {
  const [first, another] = Object.entries(category).filter(([, count]) => count > 0);
  return another === undefined && first !== undefined && isCategoryId(first[0]) ? first[0] : null;
}

const allNews = { category: null, subject: null, limit: 0 } as const;

/** The category of the feeds, null for all; null instead where no feeds are written. */
async function feedsOf(
  { news, count }: Pick<Catalogue, 'news' | 'count'>,
  query: CatalogueQuery,
  signal: AbortSignal,
): Promise<{ readonly category: CategoryId | null } | null> {
  const { since } = await news(allNews, { signal });
  return since === null ? null : { category: onlyCategory(await count(query, { signal })) };
}

/**
 * The narrowest feeds that hold what is new among the results of a search, and why it has none of its
 * own; nothing until builds can be compared. Below the results, where it moves nothing.
 */
export function SearchFeeds({ query }: { query: CatalogueQuery }) {
  const text = useTranslate();
  const { catalogue } = useServices();
  const { ref, isInView } = useInView();
  const feeds = useAsync(
    useMemo(
      () => (isInView ? (signal: AbortSignal) => feedsOf(catalogue, query, signal) : null),
      [catalogue, isInView, query],
    ),
  );
  const category = feeds?.category ?? null;
  return (
    <Root ref={ref}>
      {feeds !== null && (
        <>
          <NewsFeeds
            label={
              category === null
                ? text('catalogue.feedsOfAll')
                : text('catalogue.feedsOf', { category: text(`category.${category}`) })
            }
            category={category}
          />
          <p>{text('catalogue.noFeedOfSearch', { follow: text('follow.label') })}</p>
        </>
      )}
    </Root>
  );
}
