import type { CataloguePage, CatalogueQuery } from '@aulario/course-data';
import { ButtonLink, EmptyState } from '@aulario/ui';
import styled from 'styled-components';
import { useText } from '../../language/useText.ts';
import { useShell } from '../../navigation/shell.ts';
import { useCatalogueHref } from '../catalogueHref.ts';
import { noneTexts } from './noneTexts.ts';
import { useWaysOut } from './useWaysOut.ts';
import { FewerFilters, WaysOut } from './WaysOut.tsx';

const Root = styled.div`
  display: grid;
  gap: 48px;
  grid-template-columns: minmax(0, 1fr);
`;

interface CatalogueNoneProps {
  query: CatalogueQuery;
  page: CataloguePage;
}

/** Says what was searched and leads on. Mount it anew for another search. */
export function CatalogueNone({ query, page: { correction } }: CatalogueNoneProps) {
  const text = useText();
  const shell = useShell();
  const hrefFor = useCatalogueHref();
  const ways = useWaysOut(query);
  const { title, hint } = noneTexts(query, text);

  return (
    <Root>
      <EmptyState scene="nothing" title={title} text={hint}>
        {ways !== null && <FewerFilters query={query} ways={ways} />}
        {correction !== null && (
          <ButtonLink href={hrefFor(query, { text: correction.to, isVerbatim: false })}>
            {text('none.correction', { text: correction.to })}
          </ButtonLink>
        )}
        {query.isVerbatim && (
          <ButtonLink href={hrefFor(query, { isVerbatim: false })}>
            {text('none.notVerbatim')}
          </ButtonLink>
        )}
        <ButtonLink variant="ghost" href={shell.catalogue}>
          {text('catalogue.seeAll')}
        </ButtonLink>
      </EmptyState>
      {ways !== null && <WaysOut ways={ways} />}
    </Root>
  );
}
