import type { BenchEngine } from '../benchEngine.ts';
import { flexSearch } from './flexSearch.ts';
import { miniSearch, stagedMiniSearch } from './miniSearch.ts';
import { orama } from './orama.ts';
import { ours } from './ours.ts';
import { uFuzzy } from './uFuzzy.ts';

/** Everything that is measured, ours first. */
export const engines: readonly BenchEngine[] = [
  ours,
  miniSearch,
  stagedMiniSearch,
  flexSearch,
  uFuzzy,
  orama,
];

/** @throws RangeError when there is none of that name. */
export function engineNamed(name: string): BenchEngine {
  const engine = engines.find((each) => each.name === name);
  if (engine === undefined) throw new RangeError(`No such engine: ${name}`);
  return engine;
}
