import { color, display, fontSize, onFirstClick, radius, size, space } from '@aulario/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface MiniActionProps {
  /** 'Guardar'. */
  label: string;
  /** An accessible name that says more, and begins with the label: 'Guardar para después'. */
  accessibleLabel?: string | undefined;
  icon: ReactNode;
  onClick: () => void;
}

const Root = styled.button`
  display: grid;
  gap: ${space[2]};
  justify-items: center;
  min-width: 0;
  min-height: ${size.field};
  padding: ${space[3]} ${space[2]};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  font: 600 ${fontSize.small} / 1.1 ${display};
  cursor: pointer;

  &:hover { background: ${color.sunken}; }
`;

/** A small action with its icon above the label. */
export function MiniAction({ label, accessibleLabel, icon, onClick }: MiniActionProps) {
  return (
    <Root type="button" aria-label={accessibleLabel} onClick={onFirstClick(onClick)}>
      {icon}
      <span>{label}</span>
    </Root>
  );
}
