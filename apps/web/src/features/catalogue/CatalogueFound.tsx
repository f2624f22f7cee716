import type { CataloguePage, CatalogueQuery } from '@aulario/course-data';
import { CourseGrid, Pagination } from '@aulario/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { useText } from '../language/useText.ts';
import { CatalogueCard } from './CatalogueCard.tsx';
import { catalogueHref } from './catalogueHref.ts';

const firstRow = 4;

const Pages = styled.div`
  margin-top: 64px;
`;

interface CatalogueFoundProps {
  query: CatalogueQuery;
  found: CataloguePage;
}

function Found({ query, found }: CatalogueFoundProps) {
  const text = useText();
  return (
    <>
      <CourseGrid label={text('catalogue.grid')}>
        {found.results.map((result, place) => (
          <CatalogueCard key={result.course.id} result={result} isEager={place < firstRow} />
        ))}
      </CourseGrid>
      <Pages>
        <Pagination
          label={text('catalogue.pages')}
          page={found.page}
          pageCount={found.pageCount}
          hrefFor={(page) => catalogueHref(query, { page })}
          previousLabel={text('catalogue.previous')}
          nextLabel={text('catalogue.next')}
          pageLabel={(page) => text('catalogue.page', { page })}
        />
      </Pages>
    </>
  );
}

/** The courses of a page. */
export const CatalogueFound = memo(Found);
