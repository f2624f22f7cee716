import { type CatalogueQuery, type SortOrder, sortOrders } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import type { SortSelectProps } from '@aulario/ui';

/** The available orders. Without a search the first is the catalogue's default. */
export function useSorting(
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
