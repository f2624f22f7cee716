import { emptyQuery } from '@aulario/course-data';
import { useMatches } from 'react-router-dom';
import type { CatalogueData } from '../catalogueLoader.ts';
import { useOutcome } from '../useOutcome.ts';
import { SearchField } from './SearchField.tsx';

const isCatalogueData = (data: unknown): data is CatalogueData =>
  typeof data === 'object' && data !== null && 'query' in data && 'outcome' in data;

function CatalogueSearch({ query, outcome }: CatalogueData) {
  return <SearchField query={query} isBusy={useOutcome(outcome) === null} />;
}

/** The search in a shell's header: on the catalogue it goes on from what is searched there. */
export function HeaderSearch() {
  const data = useMatches().at(-1)?.loaderData;
  return isCatalogueData(data) ? (
    <CatalogueSearch {...data} />
  ) : (
    <SearchField query={emptyQuery} isBusy={false} />
  );
}
