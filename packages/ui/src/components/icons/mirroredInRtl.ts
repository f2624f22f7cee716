import { css } from 'styled-components';

/** For a drawing that points along the line: to the other side where text runs from right to left. */
export const mirroredInRtl = css`[dir='rtl'] & { transform: scaleX(-1); }`;
