import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { arch, border, size, space } from '../../theme/scale.ts';
import { display, fontSize } from '../../theme/type.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface BadgeProps {
  /** The visible content, such as a count. */
  children: ReactNode;
  /** The accessible name: '2 cursos'. */
  label: string;
  className?: string | undefined;
}

const Root = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  min-width: ${size.badge};
  height: ${size.badge};
  padding: ${space[1]} ${space[2]} 0;
  border-radius: ${arch(size.badge)};
  background: ${color.accent};
  color: ${color.onAccent};
  font: 700 ${fontSize.small} / 1 ${display};
  font-variant-numeric: lining-nums tabular-nums;

  @media screen and (forced-colors: active) { border: ${border.line} solid CanvasText; }
`;

/** A count in a small arch. */
export function Badge({ children, label, className }: BadgeProps) {
  return (
    <Root className={className}>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Root>
  );
}
