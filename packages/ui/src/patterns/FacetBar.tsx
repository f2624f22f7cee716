import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { SlidersIcon } from '../components/icons.tsx';
import { below, from, space } from '../theme/scale.ts';
import { chosenIn, FacetButton } from './FacetButton.tsx';
import { FacetSheet, type FacetSheetTexts, type FacetsProps } from './FacetSheet.tsx';
import { ChosenCount, FacetButtonRoot } from './facetParts.tsx';

export interface FacetBarProps extends FacetsProps {
  /** Name of the group: 'Filtros'. */
  label: string;
  /** All facets in one sheet, where there is no room for a panel below each button. */
  sheet: FacetSheetTexts;
  /** Stands at the end of the row: the order. */
  children?: ReactNode;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12} ${space.s24};
  align-items: flex-start;
  justify-content: space-between;
`;

const Buttons = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-wrap: wrap;
  gap: ${space.s8};
  ${below('sidebar')} { display: none; }
`;

const Narrow = styled.div`
  ${from('sidebar')} { display: none; }
`;

/** The filters in one row of buttons, and the order; on narrow screens one button opens a sheet. */
export function FacetBar({ label, sheet, children, facets, ...shared }: FacetBarProps) {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const chosen = facets.reduce((sum, facet) => sum + chosenIn(facet), 0);
  return (
    <Root>
      <Buttons role="group" aria-label={label}>
        {facets.map((facet) => (
          <FacetButton key={facet.id} {...shared} facet={facet} />
        ))}
      </Buttons>
      <Narrow>
        <FacetButtonRoot type="button" aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
          <SlidersIcon />
          {sheet.openLabel}
          <ChosenCount count={chosen} label={sheet.chosenLabel} />
        </FacetButtonRoot>
      </Narrow>
      <FacetSheet
        {...shared}
        facets={facets}
        sheet={sheet}
        isOpen={isSheetOpen}
        onClose={() => setSheetOpen(false)}
      />
      {children}
    </Root>
  );
}
