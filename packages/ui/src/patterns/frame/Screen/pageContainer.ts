import { space } from '../../../theme/scale.ts';
/** The room beside the content: 16 px when narrow, 40 px at most. */
export const gutter = `clamp(${space.s16}, 3.2vw, ${space.s40})`;

/** Declarations that hold content in the middle of the page, as wide as the frame round it allows. */
export const pageContainer = `width: 100%; max-width: var(--container-max, 1200px); margin-inline: auto; padding-inline: ${gutter};`;

/** The left edge of wrapped content, for planes that reach the window's edge while their text does not. */
export const contentEdge = `max(${gutter}, calc(50vw - 560px))`;
