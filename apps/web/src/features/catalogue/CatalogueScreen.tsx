import type { CatalogueQuery } from '@aulario/course-data';
import { VisuallyHidden } from '@aulario/ui';
import { useLoaderData } from 'react-router-dom';
import styled from 'styled-components';
import { useText } from '../language/useText.ts';
import { usePage } from '../navigation/usePage.ts';
import { CatalogueCorrection } from './CatalogueCorrection.tsx';
import { CatalogueCorridor } from './CatalogueCorridor.tsx';
import { CatalogueResult } from './CatalogueResult.tsx';
import { CatalogueResultLine } from './CatalogueResultLine.tsx';
import { catalogueHref, wholeCatalogueHref } from './catalogueHref.ts';
import type { CatalogueData } from './catalogueLoader.ts';
import { catalogueTitle } from './catalogueTitle.ts';
import { FacetControls } from './facets/FacetControls.tsx';
import { Recommended } from './recommended/Recommended.tsx';
import { SearchField } from './search/SearchField.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { useOutcome } from './useOutcome.ts';
import { useReaderChange } from './useReaderChange.ts';

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

/** Only who has asked for nothing yet is given something else. */
const isPlain = (query: CatalogueQuery) =>
  catalogueHref(query) === wholeCatalogueHref && query.page === 1;

/** The catalogue: search, corridor, filters, what was found. All of its state is in the address. */
export function CatalogueScreen() {
  const text = useText();
  const { query, outcome: loaded } = useLoaderData<CatalogueData>();
  const outcome = useOutcome(loaded);
  const page = outcome?.status === 'found' ? outcome.value : null;
  const results = useKeptFocus(query);
  useReaderChange(query);
  usePage(catalogueTitle(query, page, text));

  return (
    <Root>
      <VisuallyHidden as="h1">{text('catalogue.heading')}</VisuallyHidden>
      <SearchField query={query} isBusy={outcome === null} />
      <CatalogueCorridor query={query} />
      <FacetControls query={query} total={page?.total ?? null} />
      {outcome?.status !== 'failed' && <CatalogueResultLine query={query} page={page} />}
      {page !== null && page.correction !== null && page.total > 0 && (
        <CatalogueCorrection query={query} correction={page.correction} />
      )}
      <Results
        ref={results}
        tabIndex={-1}
        role="group"
        aria-label={
          page === null
            ? undefined
            : text('catalogue.pageOf', { page: page.page, pages: page.pageCount })
        }
      >
        <CatalogueResult query={query} outcome={outcome} />
      </Results>
      {page !== null && isPlain(query) && <Recommended query={query} />}
    </Root>
  );
}
