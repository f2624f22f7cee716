import { css } from 'styled-components';

/** Mirrors a directional icon in right-to-left text. */
export const mirroredInRtl = css`[dir='rtl'] & { transform: scaleX(-1); }`;
