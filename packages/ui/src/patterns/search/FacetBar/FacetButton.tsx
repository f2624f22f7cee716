import { ChevronDownIcon } from '../../../components/icons/icons.tsx';
import { Panel, PanelPlace } from '../../../components/Panel/panelParts.ts';
import { usePanel } from '../../../components/Panel/usePanel.ts';
import {
  chosenIn,
  chosenLabelOf,
  type FacetMenu,
  FacetMenuOptions,
  type FacetsProps,
} from './FacetMenu.tsx';
import { ChosenCount, FacetButtonRoot } from './facetParts.tsx';

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
      <Panel {...panel} role="group" aria-label={menu.label}>
        {hasOpened && <FacetMenuOptions {...shared} menu={menu} />}
      </Panel>
    </PanelPlace>
  );
}
