import { styled } from 'styled-components';
import { space } from '../../theme/scale.ts';

/** A row of buttons that wraps. */
export const ButtonGroup = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};

  @media print { display: none; }
`;
