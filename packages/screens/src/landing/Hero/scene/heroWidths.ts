import { below, between, from } from '@aulario/ui';

/**
 * The widths of the three compositions; the medium one begins where the tower fits beside the
 * title.
 */
export const narrow = below('row');
export const middle = between('row', 'halves');
export const wide = from('halves');
