import { styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { border, space } from '../../theme/scale.ts';

/** A word between two lines that separates alternatives. */
export const Divider = styled.p`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  color: ${color.textMuted};

  &::before, &::after {
    flex: 1;
    border-top: ${border.rule} solid ${color.line};
    content: '';
  }
`;
