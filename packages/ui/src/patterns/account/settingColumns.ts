import { css } from 'styled-components';
import { from, size } from '../../theme/scale.ts';

/** Columns for a heading and its settings, if there is room. */
export const settingColumns = css`
  display: grid;
  grid-template-columns: minmax(0, ${size.column});

  ${from('halves')} {
    grid-template-columns: 280px minmax(0, ${size.column});
    column-gap: 88px;
  }
`;
