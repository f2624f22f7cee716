import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { SlidersIcon } from '../../../components/icons/icons.tsx';
import {
  VisuallyHidden,
  visuallyHidden,
} from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import {
  below,
  containerBelow,
  containerBetween,
  containerFrom,
  from,
  size,
  space,
} from '../../../theme/scale.ts';
import { display, fontSize } from '../../../theme/type.ts';
import { FacetButton } from './FacetButton.tsx';
import { chosenIn, type FacetsProps, menuOf } from './FacetMenu.tsx';
import { FacetSheet, type FacetSheetTexts } from './FacetSheet.tsx';
import { ChosenCount, FacetButtonRoot } from './facetParts.tsx';

export interface FacetBarProps extends FacetsProps {
  /** Name of the group: 'Filtros'. */
  label: string;
  /** All facets in one sheet, where there is no room for a panel below each button. */
  sheet: FacetSheetTexts;
  /** '120 cursos', at the head of the row; empty while it is on its way. Announced when it changes. */
  count?: string | undefined;
  /** Read after the count, not shown, since the field and the doors say it: 'para «python»'. */
  context?: string | undefined;
  /** From 1440 px a `FacetColumn` takes the place of the buttons. */
  hasColumn?: boolean | undefined;
  /** Stands at the end of the row: the order. */
  children?: ReactNode;
}

/** Where the row fits in one line: its own width decides, with or without a sidebar. */
const wideRow = containerFrom('bar');
const narrowRow = containerBelow('bar');
/** Where count and filters are a row of their own: beside them the order's words would be cut. */
const splitRow = containerBelow('row');

const Room = styled.div`
  container-type: inline-size;
`;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  align-items: center;
  min-height: ${size.s44};

  > :last-child { margin-inline-start: auto; }
  ${narrowRow} {
    /* However long the count, nothing wraps: what comes does not push the courses down. */
    flex-wrap: nowrap;
    select { width: 100%; }
    > :last-child { flex: 1 1 ${size.s96}; max-width: 260px; margin-inline-start: 0; }
  }
  ${containerBetween('row', 'bar')} { > :last-child label { ${visuallyHidden} } }
  ${splitRow} {
    flex-wrap: wrap;
    > :last-child { flex-basis: 100%; max-width: none; }
  }
  ${below('pair')} { > :last-child label { ${visuallyHidden} } }
`;

const Count = styled.p`
  /* Room for a count that is on its way: what is beside it stays in its place. */
  min-width: 4.75em;
  margin-inline-end: ${space.s12};
  font: 650 ${fontSize.s26} / 1.2 ${display};
  font-variant-numeric: lining-nums tabular-nums;
  letter-spacing: -0.01em;

  &[data-has-column] { ${from('filters')} { font-size: ${fontSize.s32}; } }
  ${below('sidebar')} { font-size: ${fontSize.s22}; }
  ${below('pair')} { font-size: ${fontSize.s18}; margin-inline-end: 0; }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s6};

  &[data-has-column] { ${from('filters')} { display: none; } }
  ${narrowRow} { display: none; }
`;

const Narrow = styled.div`
  margin-inline-start: auto;
  ${wideRow} { display: none; }
`;

/**
 * How many there are, the filters and the order in one row. Where it is narrow one button opens a sheet;
 * on a phone the order has the row below.
 */
export function FacetBar(props: FacetBarProps) {
  const { label, sheet, count, context, hasColumn, children, facets, ...given } = props;
  const { menus = facets.map(menuOf), ...shared } = given;
  const [isSheetOpen, setSheetOpen] = useState(false);
  return (
    <Room>
      <Root>
        {count !== undefined && (
          <Count role="status" data-has-column={hasColumn || undefined}>
            {count}
            {context !== undefined && <VisuallyHidden> {context}</VisuallyHidden>}
          </Count>
        )}
        <Buttons role="group" aria-label={label} data-has-column={hasColumn || undefined}>
          {menus.map((menu) => (
            <FacetButton key={menu.id} {...shared} menu={menu} />
          ))}
        </Buttons>
        <Narrow>
          <FacetButtonRoot type="button" aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
            <SlidersIcon />
            <span>{sheet.openLabel}</span>
            <ChosenCount count={chosenIn({ facets })} label={sheet.chosenLabel} />
          </FacetButtonRoot>
        </Narrow>
        <FacetSheet
          {...shared}
          menus={sheet.menus ?? menus}
          sheet={sheet}
          isOpen={isSheetOpen}
          onClose={() => setSheetOpen(false)}
        />
        {children}
      </Root>
    </Room>
  );
}
