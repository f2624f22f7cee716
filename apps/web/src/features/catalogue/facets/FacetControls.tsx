import { type CatalogueQuery, facetIds } from '@aulario/course-data';
import { FacetBar, SortSelect } from '@aulario/ui';
import { memo, useState } from 'react';
import styled from 'styled-components';
import { useNumbers } from '../../language/useNumbers.ts';
import { useText } from '../../language/useText.ts';
import { hasFilters, withValue } from './filterChange.ts';
import { useAsking } from './useAsking.ts';
import { useCounts } from './useCounts.ts';
import { useFacets } from './useFacets.ts';
import { useSorting } from './useSorting.ts';

const Reach = styled.div``;

interface FacetControlsProps {
  query: CatalogueQuery;
  /** Null while the courses are on their way. */
  total: number | null;
}

/** Narrows down and orders what was found; each change is an address. */
function Controls({ query, total }: FacetControlsProps) {
  const text = useText();
  const { count } = useNumbers();
  const [isReached, setIsReached] = useState(false);
  const { asked, ask } = useAsking(query);
  const facets = useFacets(asked, useCounts(query, isReached));
  const reach = () => setIsReached(true);
  const coursesLabel = (total: number) => text('catalogue.count', { count: total });

  const sorting = useSorting(asked, (sort) => ask({ sort }));
  const toggle = (id: string, value: string, isChosen: boolean) => {
    const facet = facetIds.find((known) => known === id);
    if (facet !== undefined) ask({ filters: withValue(asked.filters, facet, value, isChosen) });
  };
  const chosen = Object.values(asked.filters).flat().length;

  return (
    <Reach onFocus={reach} onPointerEnter={reach}>
      <FacetBar
        label={text('facet.group')}
        facets={facets}
        formatCount={count}
        countLabel={coursesLabel}
        onToggle={toggle}
        sheet={{
          openLabel: text('facet.group'),
          chosenLabel: chosen === 0 ? undefined : text('facet.chosen', { count: chosen }),
          title: text('facet.group'),
          closeLabel: text('facet.close'),
          showLabel:
            total === null ? text('facet.show') : text('facet.showCount', { count: total }),
          isBusy: total === null,
          clear: hasFilters(asked.filters)
            ? { label: text('catalogue.clear'), onClear: () => ask({ filters: {} }) }
            : undefined,
        }}
      >
        <SortSelect {...sorting} />
      </FacetBar>
    </Reach>
  );
}

export const FacetControls = memo(Controls);
