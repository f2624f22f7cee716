import type { CatalogueQuery } from '@aulario/course-data';
import { CategoryCorridor, Link, type } from '@aulario/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { useText } from '../language/useText.ts';
import { paths } from '../navigation/paths.ts';
import { catalogueHref } from './catalogueHref.ts';
import { useCategoryDoors } from './useCategoryDoors.ts';

const All = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  ${type.small}
`;

/** Each door keeps the search and looks behind itself only; the way to the categories' own pages is below. */
function Corridor({ query }: { query: CatalogueQuery }) {
  const text = useText();
  const { filters } = query;
  const doors = useCategoryDoors(
    (category) => catalogueHref(query, { filters: { ...filters, category: [category] } }),
    (category) => filters.category?.includes(category) ?? false,
  );
  return (
    <div>
      <CategoryCorridor label={text('catalogue.corridor')} doors={doors} />
      <All href={paths.categories}>{text('browse.all')}</All>
    </div>
  );
}

export const CatalogueCorridor = memo(Corridor);
