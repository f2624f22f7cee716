import {
  type CataloguePage,
  type CatalogueQuery,
  hasFilters,
  isCategoryId,
} from '@aulario/course-data';
import { useCatalogueHref } from '@aulario/course-view/addresses/catalogueHref.ts';
import { chosenFilters, hubFilters, useHub } from '@aulario/course-view/addresses/hubContext.ts';
import { type Text, useTranslate } from '@aulario/frame/language/useTranslate.ts';
import type { Goal } from '@aulario/my-courses/route';
import { chipsOf } from '../facets/filterChips.ts';
import { filterOffers } from '../facets/filterOffers.ts';
import { ResultLine } from '../ResultLine/ResultLine.tsx';
import { CatalogueNotes } from './CatalogueNotes.tsx';

/** The name of the only selected category. */
export function categoryName({ filters }: CatalogueQuery, text: Text): string | null {
  const [category, another] = filters.category ?? [];
  return another === undefined && isCategoryId(category) ? text(`category.${category}`) : null;
}

/** The searched text and category, read after the count. */
export function contextOf(
  query: CatalogueQuery,
  page: CataloguePage,
  text: Text,
): string | undefined {
  const category = categoryName(query, text);
  if (page.similarTo !== null) return text('catalogue.like', { title: page.similarTo.title });
  const searched = page.correction?.to ?? (query.text || (query.subject ?? ''));
  if (searched === '') return category === null ? undefined : text('catalogue.in', { category });
  return category === null
    ? text('catalogue.for', { text: searched })
    : text('catalogue.forIn', { text: searched, category });
}

interface CatalogueResultLineProps {
  query: CatalogueQuery;
  /** Null while loading. */
  page: CataloguePage | null;
  /** The goal that the text names; null for none. */
  goal: Goal | null;
}

export function CatalogueResultLine({ query, page, goal }: CatalogueResultLineProps) {
  const text = useTranslate();
  const hub = useHub();
  const hrefFor = useCatalogueHref();
  const chips = chipsOf(query, page?.similarTo?.title ?? null, text, { hub, hrefFor });
  return (
    <ResultLine
      notes={
        page !== null &&
        page.total > 0 &&
        query.text !== '' && <CatalogueNotes query={query} page={page} goal={goal} />
      }
      chips={chips}
      // Without results they are shown there.
      offers={
        page !== null && page.total > 0
          ? { title: text('understood.title'), items: filterOffers(query, page, text, hrefFor) }
          : undefined
      }
      // A single filter is removed by its chip.
      clear={
        chips.length > 1 && hasFilters(chosenFilters(query.filters, hub))
          ? { label: text('catalogue.clear'), href: hrefFor(query, { filters: hubFilters(hub) }) }
          : undefined
      }
    />
  );
}
