import { below, between, from } from '../../../../theme/scale.ts';

/** The hero has three compositions; the middle one begins where a tower of doors fits beside the title. */
export const narrow = below('row');
export const middle = between('row', 'halves');
export const wide = from('halves');
