import type { KeyboardEvent, ReactNode, ToggleEvent } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { MoreIcon } from '../../../components/icons/icons.tsx';
import {
  Panel,
  PanelPlace,
  panelButton,
  panelFallbacks,
} from '../../../components/Panel/panelParts.ts';
import { usePanel } from '../../../components/Panel/usePanel.ts';
import { color } from '../../../theme/color.ts';
import { space, zOrder } from '../../../theme/scale.ts';

type Move = (index: number, count: number) => number;

const moves: Readonly<Record<string, Move>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus among the items of a menu; returns whether the key was handled. */
function focusItem(menu: HTMLElement, key: string): boolean {
  const move = moves[key];
  const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  if (move === undefined || items.length === 0) return false;
  const index = items.findIndex((item) => item.matches(':focus'));
  items[move(index, items.length)]?.focus();
  return true;
}

/** Follows a link of a menu on the space bar; returns whether the key was handled. */
function pressLink(target: EventTarget, key: string): boolean {
  if (key !== ' ' || !(target instanceof HTMLAnchorElement)) return false;
  target.click();
  return true;
}

export interface CardMenuProps {
  /** Name of the button and of its menu: 'Más opciones: Python'. */
  label: string;
  /** `CardMenuItem`s; rendered from the first opening on. */
  children: ReactNode;
}

/** A target of 44 px in a line of 24 px. */
const Place = styled(PanelPlace)`
  position: relative;
  z-index: ${zOrder.cardLink};
  margin-block: -${space[4]};
  margin-inline: auto -${space[4]};
`;

/* A background would hide the text beside the button. */
const Button = styled(IconButton)`
  --control-hover: none;
  ${panelButton}

  &:hover { color: ${color.link}; }
`;

const Menu = styled(Panel)`
  width: min(280px, 100vw - 32px);
  padding: ${space[2]};

  @supports (position-area: bottom) and (anchor-scope: none) {
    position-area: bottom span-left;
    /* The last two options fit a button in the middle of a narrow screen. */
    ${panelFallbacks('flip-inline, flip-block, flip-block flip-inline, bottom span-all, top span-all')}
  }
`;

/**
 * A button that opens a menu with further actions for a course or a list. Keys: arrows, Home and End
 * move the focus, Escape closes, Tab closes and moves on.
 */
export function CardMenu({ label, children }: CardMenuProps) {
  const { hasOpened, place, button, panel } = usePanel();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (focusItem(event.currentTarget, event.key) || pressLink(event.target, event.key))
      event.preventDefault();
  };
  const onToggle = (event: ToggleEvent<HTMLElement>) => {
    panel.onToggle(event);
    if (event.newState === 'open') focusItem(event.currentTarget, 'Home');
  };
  return (
    <Place {...place}>
      <Button {...button} label={label} icon={<MoreIcon />} aria-haspopup="menu" />
      <Menu
        {...panel}
        role="menu"
        aria-label={label}
        onToggle={onToggle}
        onKeyDown={move}
        // Restores the focus to the button before the item acts, since the item may open a dialog.
        onClickCapture={({ currentTarget }) => currentTarget.hidePopover()}
      >
        {hasOpened && children}
      </Menu>
    </Place>
  );
}
