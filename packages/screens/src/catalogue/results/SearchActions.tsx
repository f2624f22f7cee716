import type { CatalogueQuery } from '@aulario/course-data';
import { useCatalogueHref } from '@aulario/course-view/addresses/catalogueHref.ts';
import { FollowButton } from '@aulario/course-view/follow/FollowButton.tsx';
import { NewsLink } from '@aulario/course-view/follow/NewsLink.tsx';
import { ShareSearch } from './ShareSearch.tsx';

/** Whether a query has a page of its own, which is followed and shared from there. */
function useHasPage(query: CatalogueQuery): boolean {
  const hrefFor = useCatalogueHref();
  return !hrefFor(query).includes('?');
}

/** Follows and shares a search. */
export function SearchActions({ query }: { query: CatalogueQuery }) {
  const hasPage = useHasPage(query);
  if (hasPage) return null;
  return (
    <>
      <FollowButton query={query} />
      <ShareSearch query={query} />
    </>
  );
}

/** Links to the news of a followed search. */
export function SearchNews({ query }: { query: CatalogueQuery }) {
  const hasPage = useHasPage(query);
  return hasPage ? null : <NewsLink query={query} />;
}
