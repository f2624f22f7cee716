import { gutter } from '../../../theme/scale.ts';

const containerMax = 'var(--container-max, 1200px)';

/** Declarations that hold content in the middle of the page, as wide as the frame round it allows. */
export const pageContainer = `width: 100%; max-width: ${containerMax}; margin-inline: auto; padding-inline: ${gutter};`;

/** The left edge of wrapped content, for planes that reach the window's edge while their text does not. */
export const contentEdge = `max(${gutter}, calc(50vw - ${containerMax} / 2 + ${gutter}))`;
