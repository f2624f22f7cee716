import {
  below,
  ChevronDownIcon,
  containerBelow,
  containerFrom,
  display,
  fontSize,
  from,
  Panel,
  PanelPlace,
  SlidersIcon,
  size,
  space,
  usePanel,
  VisuallyHidden,
  visuallyHidden,
} from '@aulario/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import {
  chosenIn,
  chosenLabelOf,
  type FacetMenu,
  FacetMenuOptions,
  type FacetsProps,
} from './FacetMenu.tsx';
import { FacetSheet, type FacetSheetTexts } from './FacetSheet.tsx';
import { ChosenCount, FacetButtonRoot } from './facetParts.tsx';

/** The most facets beside each other: more would not fit between the button and the window's edge. */
const maxColumns = 3;

/**
 * Several facets are beside each other, so that no heading is cut off; two columns where three do not
 * fit beside the button.
 */
const Menu = styled(Panel)<{ $columns: number }>`
  --full: calc(${({ $columns }) => $columns} * 252px + 14px);
  container-type: inline-size;
  width: min(var(--full), 100vw - 2 * ${space[5]});

  > div { grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr)); align-items: start; }
  /* The second and third of four share the middle column. */
  @container (min-width: 700px) {
    > div:has(> :nth-child(4):last-child) {
      grid-template-rows: auto 1fr;
      > :nth-child(1) { grid-area: 1 / 1 / span 2; }
      > :nth-child(2) { grid-area: 1 / 2; }
      > :nth-child(3) { grid-area: 2 / 2; }
      > :nth-child(4) { grid-area: 1 / 3 / span 2; }
    }
  }
  @supports (position-area: bottom) and (anchor-scope: none) {
    /* 100% is from the button to the window's edge. */
    width: min(var(--full), max(100% - ${space[5]}, 516px));
  }
`;

interface FacetButtonProps extends FacetsProps {
  menu: FacetMenu;
}

/** A menu of facets: a button, and the panel of checkboxes below it. */
function FacetButton({ menu, ...shared }: FacetButtonProps) {
  const { hasOpened, place, button, panel } = usePanel();
  return (
    <PanelPlace {...place}>
      <FacetButtonRoot type="button" {...button}>
        <span>{menu.label}</span>
        <ChosenCount count={chosenIn(menu)} label={chosenLabelOf(menu)} />
        <ChevronDownIcon />
      </FacetButtonRoot>
      <Menu
        {...panel}
        role="group"
        aria-label={menu.label}
        $columns={Math.min(menu.facets.length, maxColumns)}
      >
        {hasOpened && <FacetMenuOptions {...shared} menu={menu} />}
      </Menu>
    </PanelPlace>
  );
}

export interface FacetBarProps extends FacetsProps {
  /** The accessible name of the group: 'Filtros'. */
  label: string;
  /** One for each button. */
  menus: readonly FacetMenu[];
  /** All facets in one sheet, for widths without room for a panel below each button. */
  sheet: FacetSheetTexts;
  /** '120 cursos', at the start of the row; empty while loading. Announced when it changes. */
  count: string;
  /** Text after the count for screen readers only: 'para «python»'. */
  context?: string | undefined;
  /**
   * What can be done with the results, as `Button`s; only their icons unless the row is wide. On a window
   * below 600 px they are not shown: they stand below the results there.
   */
  actions?: ReactNode;
  /** A `SortSelect`, at the end of the row. */
  children?: ReactNode;
}

/** The width of the row, not of the window, decides whether it fits on one line. */
const wideRow = containerFrom('bar');
const narrowRow = containerBelow('bar');
const Room = styled.div`
  container-type: inline-size;
`;

/* Their neighbours know them by an attribute: a prerendered bar has other class names than what joins it later. */
const Actions = styled.div`
  display: flex;
  gap: ${space[4]};
  margin-inline-start: auto;

  &:empty { display: none; }
  ${below('row')} { display: none; }
  ${containerBelow('summary')} {
    gap: ${space[3]};
    button { gap: 0; font-size: 0; }
  }
`;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  min-height: ${size.touch};

`;

const Order = styled.div`
  margin-inline-start: auto;

  ${from('row')} { [data-actions]:not(:empty) ~ & { margin-inline-start: 0; } }
  /* Beside the buttons of filters there is not always room for it. */
  ${below('filters')} { label { ${visuallyHidden} } }
  ${narrowRow} {
    /* It goes below where the row has no room for its words. */
    flex: 1 1 auto;
    max-width: 260px;
    margin-inline-start: 0;
  }
  ${below('text')} { --sort-end: ${space[6]}; }
`;

const Count = styled.p`
  /* Reserves the width of a loading count. */
  min-width: 4.75em;
  margin-inline-end: ${space[4]};
  font: 650 ${fontSize.title} / 1.2 ${display};
  font-variant-numeric: lining-nums tabular-nums;
  letter-spacing: -0.01em;

  ${below('text')} { margin-inline-end: 0; }
  ${below('pair')} { font-size: ${fontSize.body}; }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  /* A column of filters replaces them. */
  ${from('filters')} { display: none; }
  ${narrowRow} { display: none; }
`;

const Narrow = styled.div`
  /* Below, the order fills the row; at its end, this would move when a page that loads has the order. */
  ${from('text')} { margin-inline-start: auto; }
  ${wideRow} { display: none; }
  ${from('row')} { [data-actions]:not(:empty) + & { margin-inline-start: 0; } }
  /* The icon and number alone, so that the order keeps its words. */
  ${below('text')} {
    button { padding-inline: ${space[3]}; }
    button:has(> :nth-child(3)) > :nth-child(2) { ${visuallyHidden} }
  }
  ${below('pair')} { button > :nth-child(2) { ${visuallyHidden} } }
`;

/**
 * The number of results, the filters and the sort order in one row. When narrow, one button opens a
 * sheet with the filters; from 1440 px a `FacetColumn` takes their place.
 */
export function FacetBar(props: FacetBarProps) {
  const { label, menus, sheet, count, context, actions, children, ...shared } = props;
  const [isSheetOpen, setSheetOpen] = useState(false);
  return (
    <Room>
      <Root>
        <Count role="status">
          <span>{count}</span>
          {context !== undefined && <VisuallyHidden>{` ${context}`}</VisuallyHidden>}
        </Count>
        <Buttons role="group" aria-label={label}>
          {menus.map((menu) => (
            <FacetButton key={menu.id} {...shared} menu={menu} />
          ))}
        </Buttons>
        {actions !== undefined && <Actions data-actions>{actions}</Actions>}
        <Narrow>
          <FacetButtonRoot type="button" aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
            <SlidersIcon />
            <span>{sheet.openLabel}</span>
            <ChosenCount
              count={sheet.menus.reduce((sum, menu) => sum + chosenIn(menu), 0)}
              label={sheet.chosenLabel}
            />
          </FacetButtonRoot>
        </Narrow>
        <FacetSheet
          {...shared}
          sheet={sheet}
          isOpen={isSheetOpen}
          onClose={() => setSheetOpen(false)}
        />
        {children !== undefined && <Order>{children}</Order>}
      </Root>
    </Room>
  );
}
