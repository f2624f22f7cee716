import { color, Stack, space, type } from '@aulario/ui';
import styled from 'styled-components';
import { type FacetCountTexts, type FacetOption, FacetOptions } from './FacetOptions.tsx';

/** A property that courses can be filtered by. */
export interface Facet {
  /** The value passed to `onToggle`. */
  id: string;
  /** 'Nivel'. */
  label: string;
  /** '2 elegidos', for screen readers, after the label while values are selected. */
  chosenLabel?: string | undefined;
  /** A line above the options that explains how courses are counted. */
  note?: string | undefined;
  /** In display order, 'unknown' included. */
  options: readonly FacetOption[];
}

/** The content of one button: a facet, or several related ones, such as all costs. */
export interface FacetMenu {
  id: string;
  /** 'Costo', 'Más'. */
  label: string;
  facets: readonly Facet[];
}

/** The props of every component that shows facets. */
export interface FacetsProps extends FacetCountTexts {
  onToggle: (facetId: string, value: string, isChosen: boolean) => void;
}

/** The number of a menu's selected values. */
export const chosenIn = ({ facets }: Pick<FacetMenu, 'facets'>) =>
  facets.flatMap(({ options }) => options).filter(({ isChosen }) => isChosen).length;

/** The descriptions of the selected values, for facets with any. */
export const chosenLabelOf = ({ facets }: FacetMenu) =>
  facets.flatMap(({ chosenLabel }) => chosenLabel ?? []).join(', ') || undefined;

const Legend = styled.legend`
  padding: ${space[2]} ${space[3]};
  ${type.label}
`;

const Note = styled.p`
  padding: 0 ${space[3]} ${space[2]};
  color: ${color.textMuted};
  ${type.small}
`;

interface FacetMenuOptionsProps extends FacetsProps {
  menu: FacetMenu;
  /** Whether to omit values without results, unless they are selected. */
  isBrief?: boolean | undefined;
}

/** The values of a menu; with several facets each has a heading. */
export function FacetMenuOptions({ menu, isBrief, onToggle, ...texts }: FacetMenuOptionsProps) {
  const isSeveral = menu.facets.length > 1;
  const groups = menu.facets.map((facet) => {
    const options = (
      <>
        {facet.note !== undefined && <Note>{facet.note}</Note>}
        <FacetOptions
          {...texts}
          options={
            isBrief
              ? facet.options.filter(({ count, isChosen }) => count !== 0 || isChosen)
              : facet.options
          }
          onToggle={(value, isChosen) => onToggle(facet.id, value, isChosen)}
        />
      </>
    );
    return isSeveral ? (
      <fieldset key={facet.id}>
        <Legend>{facet.label}</Legend>
        {options}
      </fieldset>
    ) : (
      <div key={facet.id}>{options}</div>
    );
  });
  return <Stack gap={4}>{groups}</Stack>;
}
