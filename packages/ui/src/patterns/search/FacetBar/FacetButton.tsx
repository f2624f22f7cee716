import styled from 'styled-components';
import { ChevronDownIcon } from '../../../components/icons/icons.tsx';
import { Panel, PanelPlace } from '../../../components/Panel/panelParts.ts';
import { usePanel } from '../../../components/Panel/usePanel.ts';
import { size } from '../../../theme/scale.ts';
import {
  chosenIn,
  chosenLabelOf,
  type FacetMenu,
  FacetMenuOptions,
  type FacetsProps,
} from './FacetMenu.tsx';
import { ChosenCount, FacetButtonRoot } from './facetParts.tsx';

/** Several facets are beside each other, so that no heading is cut off. */
const Menu = styled(Panel)<{ $columns: number }>`
  width: min(calc(${({ $columns }) => $columns} * 264px + 36px), 100vw - ${size.s32});

  > div { grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr)); align-items: start; }
  @supports (position-area: bottom) and (anchor-scope: none) {
    position-try-fallbacks: flip-inline, bottom span-all, flip-block, flip-block flip-inline;
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
      <Menu {...panel} role="group" aria-label={menu.label} $columns={menu.facets.length}>
        {hasOpened && <FacetMenuOptions {...shared} menu={menu} />}
      </Menu>
    </PanelPlace>
  );
}
