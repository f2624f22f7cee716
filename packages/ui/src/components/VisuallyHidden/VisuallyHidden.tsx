import { css, styled } from 'styled-components';
import { border } from '../../theme/scale.ts';

/** Hides content visually; assistive technology still reads it. */
export const visuallyHidden = css`
  position: absolute;
  width: ${border.hairline};
  height: ${border.hairline};
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for assistive technology only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
