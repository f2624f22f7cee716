import {
  below,
  border,
  color,
  display,
  fontSize,
  from,
  lowWindow,
  size,
  space,
  zOrder,
} from '@aulario/ui';
import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';

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
  ${below('summary')} { html { --cart-bar-height: ${size.thumb}; } }
  ${below('pair')} { html { --cart-bar-height: ${size.cover}; } }
`;

const Root = styled.section`
  position: sticky;
  bottom: var(--bar-bottom, 0px);
  z-index: ${zOrder.header};
  display: flex;
  gap: ${space[5]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[3]} 0;
  border-top: ${border.threshold} solid ${color.primary};
  background: ${color.canvas};

  ${from('summary')} { display: none; }
  ${lowWindow} { position: static; }
  @media print { display: none; }
`;

const Sum = styled.div`
  min-width: 0;
`;

const Total = styled.p`
  font: 650 ${fontSize.lead} / 1.1 ${display};
  font-variant-numeric: lining-nums tabular-nums;

  ${below('pair')} { font-size: ${fontSize.body}; }
`;

/** Two lines at most, so that the bar stays low; the summary contains the same numbers. */
const Small = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  line-height: 1.3;
  text-wrap: balance;
`;

const Action = styled.div`
  flex: none;
`;

/** A fixed bar with the cart's total, for layouts where the summary is not beside the list. */
export function CartBar({ label, total, note, action }: CartBarProps) {
  return (
    <Root aria-label={label}>
      <BarRoom />
      <Sum>
        <Total>
          <bdi>{total}</bdi>
        </Total>
        <Small>{note}</Small>
      </Sum>
      <Action>{action}</Action>
    </Root>
  );
}
