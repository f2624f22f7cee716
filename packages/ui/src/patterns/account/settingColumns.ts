import { css } from 'styled-components';
import { from, size } from '../../theme/scale.ts';

/** The heading of settings and the settings themselves; side by side where there is room. */
export const settingColumns = css`
  display: grid;
  grid-template-columns: minmax(0, ${size.s480});

  ${from('halves')} {
    grid-template-columns: 280px minmax(0, ${size.s480});
    column-gap: 88px;
  }
`;
