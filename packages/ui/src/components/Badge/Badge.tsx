import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/color.ts';
import { display } from '../../theme/type.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface BadgeProps {
  /** What is seen, short: a count. */
  children: ReactNode;
  /** What it means, in words: '2 cursos'. */
  label: string;
  className?: string | undefined;
}

const Root = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  min-width: 24px;
  height: 26px;
  padding: 3px 5px 0;
  border-radius: 12px 12px 0 0;
  background: ${color.accent};
  color: ${color.onAccent};
  font: 700 15px / 1 ${display};
  font-variant-numeric: lining-nums tabular-nums;

  @media (forced-colors: active) { border: 2px solid CanvasText; }
`;

/** A count in a small sunny arch. */
export function Badge({ children, label, className }: BadgeProps) {
  return (
    <Root className={className}>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Root>
  );
}
