import { gutter } from '../../../theme/scale.ts';

const containerMax = 'var(--container-max, 1200px)';

/** Declarations that center content and limit its width to that of the frame. */
export const pageContainer = `width: 100%; max-width: ${containerMax}; margin-inline: auto; padding-inline: ${gutter};`;

/** The left edge of wrapped content, for backgrounds that reach the window's edge. */
export const contentEdge = `max(${gutter}, calc(50vw - ${containerMax} / 2 + ${gutter}))`;
