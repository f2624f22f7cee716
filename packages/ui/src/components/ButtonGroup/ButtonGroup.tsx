import styled from 'styled-components';
import { space } from '../../theme/scale.ts';

/** Buttons beside each other, on several lines where they do not fit on one. */
export const ButtonGroup = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12};

  @media print { display: none; }
`;
