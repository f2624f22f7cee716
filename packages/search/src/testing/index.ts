export { misspell, type Slip, slips, withExtraAccent } from './misspell.ts';
export { createRandom, mixSeeds, pickWeighted, type Random } from './random.ts';
