import type { CatalogueQuery } from '@aulario/course-data';
import { FollowButton } from '../follow/FollowButton.tsx';
import { useCatalogueHref } from './catalogueHref.ts';
import { ShareSearch } from './ShareSearch.tsx';

/** Follows and shares a search. A query with a page of its own is shared from that page. */
export function SearchActions({ query }: { query: CatalogueQuery }) {
  const hrefFor = useCatalogueHref();
  if (!hrefFor(query).includes('?')) return null;
  return (
    <>
      <FollowButton query={query} />
      <ShareSearch query={query} />
    </>
  );
}
