import { emptyQuery } from '@aulario/course-data';
import { useAsyncResult } from '@aulario/frame/async/useAsyncResult.ts';
import { useMatches } from 'react-router-dom';
import type { CatalogueData } from '../catalogueLoader.ts';
import { SearchField } from './SearchField.tsx';

const isCatalogueData = (data: unknown): data is CatalogueData =>
  typeof data === 'object' && data !== null && 'query' in data && 'result' in data;

function CatalogueSearch({ query, result }: CatalogueData) {
  return <SearchField query={query} isBusy={useAsyncResult(result) === null} />;
}

/** The search in a shell's header; on the catalogue it refines the current search. */
export function HeaderSearch() {
  const data = useMatches().at(-1)?.loaderData;
  return isCatalogueData(data) ? (
    <CatalogueSearch {...data} />
  ) : (
    <SearchField query={emptyQuery} isBusy={false} />
  );
}
