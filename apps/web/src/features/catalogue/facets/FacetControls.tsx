import { hasFilters } from '@aulario/course-data';
import { FacetBar, SortSelect } from '@aulario/ui';
import { useTranslate } from '../../language/useTranslate.ts';
import { SearchActions } from '../SearchActions.tsx';
import type { Filters } from './useFilters.ts';
import { useSorting } from './useSorting.ts';

interface FacetControlsProps {
  filters: Filters;
  /** Null while loading. */
  total: number | null;
  /** The searched text, read after the count. */
  context: string | undefined;
  /** Whether the row contains the actions on a search. */
  hasActions: boolean;
}

/** The number of results, the filters and the order. */
export function FacetControls({ filters, total, context, hasActions }: FacetControlsProps) {
  const text = useTranslate();
  const { query, changeQuery, facets, menus, reach, shared, sorts } = filters;
  const sorting = useSorting(query, (sort) => changeQuery({ sort }), sorts);
  const chosen = Object.values(filters.chosen).flat().length;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the counts load as the reader comes near.
    <div onFocus={reach} onPointerEnter={reach}>
      <FacetBar
        {...shared}
        count={total === null ? '' : text('catalogue.count', { count: total })}
        context={total === null ? undefined : context}
        facets={facets}
        menus={menus.row}
        hasColumn
        actions={hasActions ? <SearchActions query={query} /> : undefined}
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
