import type { CataloguePage, CatalogueQuery } from '@aulario/course-data';
import { isCategoryId } from '@aulario/course-data';
import { ResultLine } from '@aulario/ui';
import { type Text, useText } from '../language/useText.ts';
import { catalogueHref } from './catalogueHref.ts';
import { hasFilters } from './facets/filterChange.ts';
import { chipsOf } from './facets/filterChips.ts';

/** The one category that is looked at, by its name. */
export function categoryName({ filters }: CatalogueQuery, text: Text): string | null {
  const [category, another] = filters.category ?? [];
  return another === undefined && isCategoryId(category) ? text(`category.${category}`) : null;
}

function contextOf(query: CatalogueQuery, page: CataloguePage, text: Text): string | undefined {
  const category = categoryName(query, text);
  if (page.similarTo !== null) return text('catalogue.like', { title: page.similarTo.title });
  const searched = page.correction?.to ?? query.text;
  if (searched === '') return category === null ? undefined : text('catalogue.in', { category });
  return category === null
    ? text('catalogue.for', { text: searched })
    : text('catalogue.forIn', { text: searched, category });
}

interface CatalogueResultLineProps {
  query: CatalogueQuery;
  /** Null while the courses are on their way: the line stays, so that its news is announced. */
  page: CataloguePage | null;
}

export function CatalogueResultLine({ query, page }: CatalogueResultLineProps) {
  const text = useText();
  return (
    <ResultLine
      count={page === null ? '' : text('catalogue.count', { count: page.total })}
      context={page === null ? undefined : contextOf(query, page, text)}
      chips={chipsOf(query, page?.similarTo?.title ?? null, text)}
      clear={
        hasFilters(query.filters)
          ? { label: text('catalogue.clear'), href: catalogueHref(query, { filters: {} }) }
          : undefined
      }
    />
  );
}
