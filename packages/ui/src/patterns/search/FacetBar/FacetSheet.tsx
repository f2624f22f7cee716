import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { ChevronDownIcon } from '../../../components/icons/icons.tsx';
import { Sheet } from '../../../components/Sheet/Sheet.tsx';
import { color } from '../../../theme/color.ts';
import { border, size, space, transition } from '../../../theme/scale.ts';
import { type } from '../../../theme/type.ts';
import {
  chosenIn,
  chosenLabelOf,
  type FacetMenu,
  FacetMenuOptions,
  type FacetsProps,
} from './FacetMenu.tsx';
import { ChosenCount } from './facetParts.tsx';

/** The texts of the sheet with all facets, and of the button that opens it. */
export interface FacetSheetTexts {
  /** The button that opens it: 'Filtros'. */
  openLabel: string;
  /** '3 elegidos': read after the button's label while filters are on. */
  chosenLabel?: string | undefined;
  /** Its groups in their own order; those of the row by default. */
  menus?: readonly FacetMenu[] | undefined;
  title: string;
  closeLabel: string;
  /** The button that closes it and shows what was found: 'Ver 120 cursos'. */
  showLabel: string;
  /** True while the new count is on its way. */
  isBusy?: boolean | undefined;
  /** Takes every filter away; given while there are some. */
  clear?: { label: string; onClear: () => void } | undefined;
}

interface FacetSheetProps extends Omit<FacetsProps, 'facets' | 'menus'> {
  menus: readonly FacetMenu[];
  sheet: FacetSheetTexts;
  isOpen: boolean;
  onClose: () => void;
}

const Group = styled.details`
  padding-inline: ${space.s8};
  border-bottom: ${border.rule} solid ${color.line};

  &:last-child { border-bottom: 0; }
  > :last-child { padding-bottom: ${space.s12}; }
`;

const Summary = styled.summary`
  display: flex;
  gap: ${space.s8};
  align-items: center;
  min-height: ${size.s52};
  padding-inline: ${space.s8};
  ${type.label}
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker { display: none; }
  &:focus-visible { outline-offset: -${space.s3}; }
  > svg { margin-inline-start: auto; ${transition(['rotate'])} }
  [open] > & > svg { rotate: 180deg; }
`;

interface GroupProps extends Omit<FacetsProps, 'facets' | 'menus'> {
  menu: FacetMenu;
  isOpenAtFirst: boolean;
}

/** Once drawn it is the reader's: taking the last tick away does not close it under the finger. */
function FacetGroup({ menu, isOpenAtFirst, ...shared }: GroupProps) {
  const [isOpen] = useState(isOpenAtFirst);
  return (
    <Group open={isOpen}>
      <Summary>
        {menu.label}
        <ChosenCount count={chosenIn(menu)} label={chosenLabelOf(menu)} />
        <ChevronDownIcon />
      </Summary>
      <FacetMenuOptions {...shared} menu={menu} />
    </Group>
  );
}

/** All facets in one sheet; the first and those with chosen values are open. */
export function FacetSheet({ isOpen, onClose, menus, sheet, ...group }: FacetSheetProps) {
  const { clear } = sheet;
  const show = useRef<HTMLButtonElement>(null);
  const clearAll = () => {
    clear?.onClear();
    // The button goes away with the last filter, and the focus with it.
    show.current?.focus();
  };
  const actions = (
    <>
      <Button ref={show} isBusy={sheet.isBusy} onClick={onClose}>
        {sheet.showLabel}
      </Button>
      {clear && (
        <Button variant="quiet" onClick={clearAll}>
          {clear.label}
        </Button>
      )}
    </>
  );
  return (
    <Sheet
      isOpen={isOpen}
      title={sheet.title}
      closeLabel={sheet.closeLabel}
      actions={actions}
      onClose={onClose}
    >
      {menus.map((menu, place) => (
        <FacetGroup
          key={menu.id}
          {...group}
          menu={menu}
          isOpenAtFirst={place === 0 || chosenIn(menu) > 0}
        />
      ))}
    </Sheet>
  );
}
