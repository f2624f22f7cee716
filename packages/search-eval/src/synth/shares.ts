import { pickWeighted, type Random } from '@aulario/search/testing';
import shares from './vocabulary/shares.json' with { type: 'json' };

/** How often each value occurs and what is typical, as on the platforms themselves; prices in cents. */
export { shares };

/** The platforms of generated courses. */
export type SynthPlatform = keyof typeof shares.platforms;

/** Picks a key by its share: `{ es: 30, en: 55 }`. */
export const pickByShare = <Key extends string>(
  random: Random,
  weights: Readonly<Record<Key, number>>,
): Key => pickWeighted(random, Object.entries(weights) as [Key, number][]);
