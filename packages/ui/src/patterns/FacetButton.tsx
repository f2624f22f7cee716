import { ChevronDownIcon } from '../components/icons.tsx';
import { type FacetCountTexts, type FacetOption, FacetOptions } from './FacetOptions.tsx';
import { ChosenCount, FacetButtonRoot } from './facetParts.tsx';
import { Panel, PanelPlace } from './panelParts.ts';
import { usePanel } from './usePanel.ts';

/** One thing that courses can be filtered by. */
export interface Facet {
  /** What `onToggle` is told. */
  id: string;
  /** 'Nivel'. */
  label: string;
  /** '2 elegidos': read after the label while some values are chosen. */
  chosenLabel?: string | undefined;
  /** In the order they are shown; 'unknown' is one of them. */
  options: readonly FacetOption[];
}

/** How many of a facet's values are chosen. */
export const chosenIn = ({ options }: Facet) => options.filter(({ isChosen }) => isChosen).length;

interface FacetButtonProps extends FacetCountTexts {
  facet: Facet;
  onToggle: (facetId: string, value: string, isChosen: boolean) => void;
}

/** A facet as a button, and the panel of tick boxes below it. */
export function FacetButton({ facet, onToggle, ...texts }: FacetButtonProps) {
  const { hasOpened, place, button, panel } = usePanel();
  return (
    <PanelPlace {...place}>
      <FacetButtonRoot type="button" {...button}>
        {facet.label}
        <ChosenCount count={chosenIn(facet)} label={facet.chosenLabel} />
        <ChevronDownIcon />
      </FacetButtonRoot>
      <Panel {...panel} role="group" aria-label={facet.label}>
        {hasOpened && (
          <FacetOptions
            {...texts}
            options={facet.options}
            onToggle={(value, isChosen) => onToggle(facet.id, value, isChosen)}
          />
        )}
      </Panel>
    </PanelPlace>
  );
}
