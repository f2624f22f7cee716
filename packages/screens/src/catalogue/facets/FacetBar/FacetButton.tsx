import { ChevronDownIcon, Panel, PanelPlace, space, usePanel } from '@aulario/ui';
import styled from 'styled-components';
import {
  chosenIn,
  chosenLabelOf,
  type FacetMenu,
  FacetMenuOptions,
  type FacetsProps,
} from './FacetMenu.tsx';
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
export function FacetButton({ menu, ...shared }: FacetButtonProps) {
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
