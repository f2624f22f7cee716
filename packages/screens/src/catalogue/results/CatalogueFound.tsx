import type { CataloguePage, CatalogueQuery } from '@aulario/course-data';
import { useCatalogueHref } from '@aulario/course-view/addresses/catalogueHref.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { CourseGrid, Note, Pagination, space } from '@aulario/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { CatalogueCards } from './CatalogueCards.tsx';

const Pages = styled.div`
  margin-top: ${space[8]};

  &:empty { display: none; }
`;

const DamagedNote = styled.div`
  margin-top: ${space[7]};
`;

interface CatalogueFoundProps {
  query: CatalogueQuery;
  found: CataloguePage;
}

function Found({ query, found }: CatalogueFoundProps) {
  const text = useTranslate();
  const hrefFor = useCatalogueHref();
  return (
    <>
      <CourseGrid label={text('catalogue.grid')}>
        <CatalogueCards results={found.results} isFirst />
      </CourseGrid>
      {found.damaged > 0 && (
        <DamagedNote>
          <Note tone="info">
            {text('catalogue.damaged', {
              shown: found.results.length,
              expected: found.results.length + found.damaged,
              missing: found.damaged,
            })}
          </Note>
        </DamagedNote>
      )}
      <Pages>
        <Pagination
          label={text('catalogue.pages')}
          page={found.page}
          pageCount={found.pageCount}
          hrefFor={(page) => hrefFor(query, { page })}
          previousLabel={text('catalogue.previous')}
          nextLabel={text('catalogue.next')}
          pageLabel={(page) => text('catalogue.page', { page })}
        />
      </Pages>
    </>
  );
}

/** The results of a page. */
export const CatalogueFound = memo(Found);
