import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { color } from '../../../theme/color.ts';
import { below, border, from, size, space, zOrder } from '../../../theme/scale.ts';
import { display, fontSize } from '../../../theme/type.ts';

export interface CartBarProps {
  /** Name of the bar: 'Resumen'. */
  label: string;
  /** '19,99 US$', or words if the sum is unknown. */
  total: string;
  /** '30 cursos · 4 sin precio'. */
  note: string;
  /** The next step: a button or a link. */
  action: ReactNode;
}

/* Toasts appear above the bar, and focused elements scroll clear of it. */
const BarRoom = createGlobalStyle`
  ${below('summary')} { html { --cart-bar-height: ${size.s84}; } }
`;

const Root = styled.section`
  position: sticky;
  bottom: var(--bar-bottom, 0px);
  z-index: ${zOrder.header};
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8} ${space.s16};
  align-items: center;
  justify-content: space-between;
  padding: ${space.s12} 0;
  border-top: ${border.threshold} solid ${color.primary};
  background: ${color.canvas};

  ${from('summary')} { display: none; }
`;

const Total = styled.p`
  font: 650 ${fontSize.s20} / 1.2 ${display};
  font-variant-numeric: lining-nums tabular-nums;
`;

const Small = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.s15};
  line-height: 1.4;
`;

/** A fixed bar with the cart's total, for layouts where the summary is not beside the list. */
export function CartBar({ label, total, note, action }: CartBarProps) {
  return (
    <Root aria-label={label}>
      <BarRoom />
      <div>
        <Total>{total}</Total>
        <Small>{note}</Small>
      </div>
      {action}
    </Root>
  );
}
