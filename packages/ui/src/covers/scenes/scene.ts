import type { Dice } from '../dice.ts';
import type { CoverPalette } from '../palettes.ts';
import type { CoverShape } from '../shapes.ts';

/**
 * Draws one scene on 480 x 270 in the colours it is given; counts, heights and places come from the
 * dice. The sun is always upper left, shadows fall to the right and down.
 */
export type Scene = (paint: CoverPalette, roll: Dice) => readonly CoverShape[];

/** The whole numbers below `count`. */
export const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
