import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { radius, size } from '../../theme/scale.ts';

type Attributes = ComponentProps<'button'>;

/** Button attributes, `ref` included, except those that would set another accessible name. */
export interface IconButtonProps
  extends Omit<Attributes, 'children' | 'title' | 'aria-label' | 'aria-labelledby'> {
  /** The button's name; also its tooltip. */
  label: string;
  icon: ReactNode;
}

const Root = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${size.touch};
  height: ${size.touch};
  padding: 0;
  border: 0;
  border-radius: ${radius.button};
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover { background: var(--control-hover, ${color.subtle}); }
  &:disabled { background: none; cursor: not-allowed; opacity: 0.5; }
`;

/** A square of 44 px with an icon. */
export function IconButton({ label, icon, type = 'button', ...attributes }: IconButtonProps) {
  return (
    <Root {...attributes} title={label} type={type} aria-label={label}>
      {icon}
    </Root>
  );
}
