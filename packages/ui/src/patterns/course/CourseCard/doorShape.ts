import { css } from 'styled-components';

/** An arch of 44 x 48 px on its threshold. */
export const doorShape = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 48px;
  margin-left: auto;
  padding: 4px 0 0;
  border: 0;
  border-radius: 22px 22px 0 0;

  @media (forced-colors: active) { border: 2px solid CanvasText; }
`;
