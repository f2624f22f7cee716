import type { ReactNode } from 'react';
import styled from 'styled-components';
import { onFirstClick } from '../../../components/Button/onFirstClick.ts';
import { color } from '../../../theme/color.ts';
import { border, radius, size, space } from '../../../theme/scale.ts';
import { display, fontSize } from '../../../theme/type.ts';

export interface MiniActionProps {
  /** 'Guardar'. */
  label: string;
  icon: ReactNode;
  /** Given for toggles only. */
  isPressed?: boolean | undefined;
  onClick: () => void;
}

const Root = styled.button`
  display: grid;
  gap: ${space.s5};
  justify-items: center;
  min-width: 0;
  min-height: ${size.s60};
  padding: ${space.s9} ${space.s4};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  font: 600 ${fontSize.s15} / 1.1 ${display};
  cursor: pointer;

  &:hover { background: ${color.sunken}; }
  &[aria-pressed='true'] { color: ${color.success}; }
  &[aria-pressed='true'] > svg { fill: currentColor; }
  @media (forced-colors: active) {
    &[aria-pressed='true'] { border: ${border.s2} solid Highlight; }
  }
`;

/** A small action with its icon above the label. */
export function MiniAction({ label, icon, isPressed, onClick }: MiniActionProps) {
  return (
    <Root type="button" aria-pressed={isPressed} onClick={onFirstClick(onClick)}>
      {icon}
      {label}
    </Root>
  );
}
