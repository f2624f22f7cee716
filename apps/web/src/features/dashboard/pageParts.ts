import { color, display, from } from '@aulario/ui';
import styled from 'styled-components';

/** A screen of the dashboard: its parts below one another. */
export const Page = styled.div`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);
`;

export const Lead = styled.p`
  max-width: 34em;
  margin-top: 6px;
  color: ${color.textMuted};
  font-size: 19px;
`;

/** How far one has come; a number is set in the display face. */
export const Counter = styled.p`
  font: 650 22px / 1.2 ${display};
  font-variant-numeric: lining-nums tabular-nums;
`;

/** The list, and beside it what it comes to. */
export const CartColumns = styled.div`
  display: grid;
  gap: 36px 64px;
  grid-template-columns: minmax(0, 1fr);

  ${from('summary')} {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
`;
