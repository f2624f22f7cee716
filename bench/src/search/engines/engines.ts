import type { BenchEngine } from '../benchEngine.ts';
import { flexSearch } from './flexSearch.ts';
import { miniSearch, stagedMiniSearch } from './miniSearch.ts';
import { orama } from './orama.ts';
import { ours } from './ours.ts';
import { uFuzzy } from './uFuzzy.ts';

/** All engines under measurement, ours first. */
export const engines: readonly BenchEngine[] = [
  ours,
  miniSearch,
  stagedMiniSearch,
  flexSearch,
  uFuzzy,
  orama,
];
