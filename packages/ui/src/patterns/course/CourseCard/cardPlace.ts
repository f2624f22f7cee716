import { css } from 'styled-components';
import { color } from '../../../theme/color.ts';
import { below, border, space } from '../../../theme/scale.ts';

/** Cover, title, instructor, facts, actions and tag: the rows shared with neighbours. */
export const cardRows = 6;

/** The grid cell of a card. */
export const cardPlace = css`
  position: relative;
  display: grid;
  grid-row: span ${cardRows};
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: 0;
  align-content: start;
  min-width: 0;
  margin-bottom: ${space[7]};
  /* With one card per row, the cover is beside the text. */
  ${below('pair')} {
    grid-row: auto;
    grid-template-rows: none;
    grid-template-columns: 88px minmax(0, 1fr);
    column-gap: 17px;
    margin-bottom: ${space[6]};
    padding-bottom: ${space[2]};
    border-bottom: ${border.rule} solid ${color.line};
  }
`;
