import { type CatalogueQuery, hasFilters, type SortOrder, sortOrders } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { SortSelect, type SortSelectProps } from '@aulario/ui';
import type { ReactNode } from 'react';
import { FacetBar } from './FacetBar/FacetBar.tsx';
import type { Filters } from './useFilters.ts';

/** The available orders. Without a search the first is the catalogue's default. */
function useSorting(
  { text: searched, similarTo, sort }: CatalogueQuery,
  onSort: (sort: SortOrder) => void,
  known: readonly SortOrder[] = sortOrders,
): SortSelectProps {
  const text = useTranslate();
  const isBrowsing = searched === '' && similarTo === null;
  return {
    label: text('sort.label'),
    value: sort,
    options: sortOrders
      .filter((order) => known.includes(order) || order === sort)
      .map((order) => ({
        value: order,
        label: text(isBrowsing && order === 'relevance' ? 'sort.browse' : `sort.${order}`),
      })),
    onChange: (value) => {
      const order = sortOrders.find((known) => known === value);
      if (order !== undefined) onSort(order);
    },
  };
}

interface FacetControlsProps {
  filters: Filters;
  /** Null while loading. */
  total: number | null;
  /** The searched text, read after the count. */
  context: string | undefined;
  /** The actions on the search, at the end of the row. */
  actions: ReactNode;
}

/** The number of results, the filters and the order. */
export function FacetControls({ filters, total, context, actions }: FacetControlsProps) {
  const text = useTranslate();
  const { query, changeQuery, menus, reach, shared, sorts } = filters;
  const sorting = useSorting(query, (sort) => changeQuery({ sort }), sorts);
  const chosen = Object.values(filters.chosen).flat().length;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the counts load as the reader comes near.
    <div onFocus={reach} onPointerEnter={reach}>
      <FacetBar
        {...shared}
        count={total === null ? '' : text('common.courseCount', { count: total })}
        context={total === null ? undefined : context}
        menus={menus.row}
        actions={actions}
        sheet={{
          menus: menus.sheet,
          openLabel: text('facet.group'),
          chosenLabel: chosen === 0 ? undefined : text('facet.chosen', { count: chosen }),
          title: text('facet.group'),
          closeLabel: text('facet.close'),
          showLabel:
            total === null ? text('facet.show') : text('facet.showCount', { count: total }),
          isBusy: total === null,
          clear: hasFilters(filters.chosen)
            ? { label: text('catalogue.clear'), onClear: filters.clear }
            : undefined,
        }}
      >
        <SortSelect {...sorting} />
      </FacetBar>
    </div>
  );
}
