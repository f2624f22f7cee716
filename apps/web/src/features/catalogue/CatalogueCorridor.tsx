import type { CatalogueQuery } from '@aulario/course-data';
import { CategoryCorridor } from '@aulario/ui';
import { memo } from 'react';
import { useText } from '../language/useText.ts';
import { useShell } from '../navigation/shell.ts';
import { catalogueHref, useCatalogueHref } from './catalogueHref.ts';
import { useShortDoors } from './useCategoryDoors.ts';

/** Each door keeps the search and looks behind itself only. */
function Corridor({ query }: { query: CatalogueQuery }) {
  const text = useText();
  const shell = useShell();
  const hrefFor = useCatalogueHref();
  const { filters } = query;
  const doors = useShortDoors(
    (category) => {
      const next = { filters: { ...filters, category: [category] } };
      // What is only browsed has a page of its own.
      if (query.text !== '' || query.similarTo !== null) return hrefFor(query, next);
      return catalogueHref(shell, { ...query, ...next, page: 1 }, { category, subject: null });
    },
    (category) => filters.category?.includes(category) ?? false,
  );
  return <CategoryCorridor label={text('catalogue.corridor')} doors={doors} isSlim />;
}

export const CatalogueCorridor = memo(Corridor);
