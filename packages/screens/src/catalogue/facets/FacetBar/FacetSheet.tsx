import {
  Button,
  border,
  ChevronDownIcon,
  color,
  Sheet,
  size,
  space,
  transition,
  type,
} from '@aulario/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
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
  /** '3 elegidos', for screen readers, after the button's label while filters are active. */
  chosenLabel?: string | undefined;
  menus: readonly FacetMenu[];
  title: string;
  closeLabel: string;
  /** The button that closes the sheet: 'Ver 120 cursos'. */
  showLabel: string;
  /** True while the new count loads. */
  isBusy?: boolean | undefined;
  /** Removes every filter; given while filters are active. */
  clear?: { label: string; onClear: () => void } | undefined;
}

interface FacetSheetProps extends FacetsProps {
  sheet: FacetSheetTexts;
  isOpen: boolean;
  onClose: () => void;
}

const Group = styled.details`
  padding-inline: ${space[3]};
  border-bottom: ${border.rule} solid ${color.line};

  &:last-child { border-bottom: 0; }
  > :last-child { padding-bottom: ${space[4]}; }
`;

const Summary = styled.summary`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  min-height: ${size.control};
  padding-inline: ${space[3]};
  ${type.label}
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker { display: none; }
  &:focus-visible { outline-offset: -${border.ring}; }
  > svg { margin-inline-start: auto; ${transition(['rotate'])} }
  [open] > & > svg { rotate: 180deg; }
`;

interface GroupProps extends FacetsProps {
  menu: FacetMenu;
  isOpenAtFirst: boolean;
}

/** Only the initial state: removing the last selected value does not close the group. */
function FacetGroup({ menu, isOpenAtFirst, ...shared }: GroupProps) {
  const [isOpen] = useState(isOpenAtFirst);
  return (
    <Group open={isOpen}>
      <Summary>
        <span>{menu.label}</span>
        <ChosenCount count={chosenIn(menu)} label={chosenLabelOf(menu)} />
        <ChevronDownIcon />
      </Summary>
      <FacetMenuOptions {...shared} menu={menu} />
    </Group>
  );
}

/** All facets in one sheet; the first group and those with selected values are open. */
export function FacetSheet({ isOpen, onClose, sheet, ...group }: FacetSheetProps) {
  const { clear } = sheet;
  const show = useRef<HTMLButtonElement>(null);
  const clearAll = () => {
    clear?.onClear();
    // The button disappears with the last filter and would lose the focus.
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
      {sheet.menus.map((menu, place) => (
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
