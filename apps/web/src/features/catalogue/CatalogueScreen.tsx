import { CategoryCorridor, SearchBar, VisuallyHidden } from '@aulario/ui';
import { useLoaderData, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useText } from '../language/useText.ts';
import { usePage } from '../navigation/usePage.ts';
import { CatalogueResult } from './CatalogueResult.tsx';
import { CatalogueResultLine } from './CatalogueResultLine.tsx';
import { catalogueHref, categoryOf, withCategory } from './catalogueHref.ts';
import type { CatalogueData } from './catalogueLoader.ts';
import { useCategoryDoors } from './useCategoryDoors.ts';
import { useOutcome } from './useOutcome.ts';
import { useTurnedPage } from './useTurnedPage.ts';

const Root = styled.div`
  display: grid;
  gap: 28px;
  grid-template-columns: minmax(0, 1fr);
`;

/* It takes the focus when the page is turned; it is no control, and shows no ring. */
const Results = styled.div`
  &:focus-visible {
    outline: 0;
  }
`;

/** The catalogue: search, corridor, what was found. All of its state is in the address. */
export function CatalogueScreen() {
  const text = useText();
  const navigate = useNavigate();
  const { query, outcome: loaded } = useLoaderData<CatalogueData>();
  const outcome = useOutcome(loaded);
  const doors = useCategoryDoors(
    (category) => catalogueHref(query, { filters: withCategory(query.filters, category) }),
    categoryOf(query.filters),
  );
  const results = useTurnedPage(query);
  const resultsLabel =
    outcome?.status === 'found'
      ? text('catalogue.pageOf', { page: outcome.page.page, pages: outcome.page.pageCount })
      : undefined;
  usePage(
    query.text === ''
      ? text('catalogue.title')
      : text('catalogue.titleSearch', { text: query.text }),
  );

  return (
    <Root>
      <VisuallyHidden as="h1">{text('catalogue.heading')}</VisuallyHidden>
      <SearchBar
        label={text('catalogue.searchLabel')}
        placeholder={text('catalogue.searchLabel')}
        submitLabel={text('catalogue.search')}
        busyLabel={text('catalogue.searching')}
        defaultValue={query.text}
        isBusy={outcome === null}
        onSubmit={(typed) => void navigate(catalogueHref(query, { text: typed.trim() }))}
      />
      <CategoryCorridor label={text('catalogue.corridor')} doors={doors} />
      {outcome?.status !== 'failed' && (
        <CatalogueResultLine query={query} total={outcome?.page.total ?? null} />
      )}
      <Results ref={results} tabIndex={-1} role="group" aria-label={resultsLabel}>
        <CatalogueResult query={query} outcome={outcome} />
      </Results>
    </Root>
  );
}
