import styled from 'styled-components';
import { color } from '../../../theme/color.ts';
import { space } from '../../../theme/scale.ts';
import { type } from '../../../theme/type.ts';
import { type FacetCountTexts, type FacetOption, FacetOptions } from './FacetOptions.tsx';

/** One thing that courses can be filtered by. */
export interface Facet {
  /** What `onToggle` is told. */
  id: string;
  /** 'Nivel'. */
  label: string;
  /** '2 elegidos': read after the label while some values are chosen. */
  chosenLabel?: string | undefined;
  /** What decides where a course counts, in one line above the options. */
  note?: string | undefined;
  /** In the order they are shown; 'unknown' is one of them. */
  options: readonly FacetOption[];
}

/** What stands behind one button: a facet, or several that are one thought, such as the cost. */
export interface FacetMenu {
  id: string;
  /** 'Coste', 'Más'. */
  label: string;
  facets: readonly Facet[];
}

/** What a set of facets needs wherever it is shown. */
export interface FacetsProps extends FacetCountTexts {
  facets: readonly Facet[];
  /** The facets in groups, each behind one button; each facet for itself by default. */
  menus?: readonly FacetMenu[] | undefined;
  onToggle: (facetId: string, value: string, isChosen: boolean) => void;
}

/** How many of a menu's values are chosen. */
export const chosenIn = ({ facets }: Pick<FacetMenu, 'facets'>) =>
  facets.flatMap(({ options }) => options).filter(({ isChosen }) => isChosen).length;

/** The words for what is chosen, of the facets that have some. */
export const chosenLabelOf = ({ facets }: FacetMenu) =>
  facets.flatMap(({ chosenLabel }) => chosenLabel ?? []).join(', ') || undefined;

export const menuOf = (facet: Facet): FacetMenu => ({
  id: facet.id,
  label: facet.label,
  facets: [facet],
});

const Groups = styled.div`
  display: grid;
  gap: ${space.s12};
`;

const Legend = styled.legend`
  padding: ${space.s4} ${space.s8};
  ${type.label}
`;

const Note = styled.p`
  padding: 0 ${space.s8} ${space.s4};
  color: ${color.textMuted};
  ${type.small}
`;

interface FacetMenuOptionsProps extends Omit<FacetsProps, 'facets' | 'menus'> {
  menu: FacetMenu;
  /** Values that would find nothing are left out unless they are chosen. */
  isBrief?: boolean | undefined;
}

/** The values of a menu; each facet under its name where there are several. */
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
  return <Groups>{groups}</Groups>;
}
