import { createRandom, mixSeeds, type Random } from '@aulario/search/testing';

/** The random sequence of a text: the same in each run, whatever other texts there are. */
export const randomOf = (seed: number, text: string): Random =>
  createRandom(mixSeeds(seed, ...Array.from(text, (sign) => sign.codePointAt(0) ?? 0)));
