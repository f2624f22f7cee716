import { below, between, from } from '@aulario/ui';
import styled from 'styled-components';

/**
 * The widths of the three compositions; the medium one begins where the tower fits beside the
 * title.
 */
export const narrow = below('row');
export const middle = between('row', 'halves');
export const wide = from('halves');

/** What only the wide composition has. */
export const Wide = styled.g`
  ${narrow} {
    display: none;
  }
  ${middle} {
    display: none;
  }
`;

/** What only the medium composition has. */
export const Middle = styled.g`
  ${narrow} {
    display: none;
  }
  ${wide} {
    display: none;
  }
`;

/** What only the narrow composition has. */
export const Narrow = styled.g`
  ${middle} {
    display: none;
  }
  ${wide} {
    display: none;
  }
`;
