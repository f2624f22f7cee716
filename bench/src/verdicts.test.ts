import { expect, it } from 'vitest';
import type { EngineSummary, SceneSummary } from './summary.ts';
import { verdictsOf } from './verdicts.ts';

const anEngine = (engine: string, overrides: Partial<EngineSummary> = {}): EngineSummary => ({
  engine,
  bytes: 1_000_000,
  gzip: 1,
  brotli: 1,
  load: 10,
  firstAnswer: 11,
  memory: 5e6,
  p50: 1,
  p99: 2,
  milliseconds: [1, 1, 2],
  asked: 3,
  judgement: { all: { asked: 3, at1: 0.97, at5: 0.995 }, byKind: new Map(), missed: [] },
  firstOnSame: { asked: 3, at1: 0.97, at5: 0.995 },
  ...overrides,
});

const found = (at1: number, at5: number) => ({
  all: { asked: 3, at1, at5 },
  byKind: new Map(),
  missed: [],
});

const sceneOf = (courses: number, engines: EngineSummary[]): SceneSummary => ({
  courses,
  queries: 3,
  engines,
  failures: [],
});

const reached = (scene: SceneSummary) => verdictsOf([scene]).map(({ isReached }) => isReached);

it('says of each figure whether it was reached', () => {
  const slow = anEngine('MiniSearch', {
    load: 200,
    milliseconds: [5, 5, 40],
    judgement: found(0.9, 0.95),
  });
  expect(reached(sceneOf(40_000, [anEngine('Aulario'), slow]))).toEqual(Array(5).fill(true));
  expect(reached(sceneOf(200_000, [anEngine('Aulario'), slow]))).toEqual(Array(4).fill(true));
});

it('misses them where a library is as good', () => {
  expect(reached(sceneOf(40_000, [anEngine('Aulario'), anEngine('MiniSearch')]))).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
});

it('compares times over the queries that both were asked', () => {
  const stopped = anEngine('MiniSearch', { milliseconds: [10], asked: 1 });
  const [speed] = verdictsOf([sceneOf(40_000, [anEngine('Aulario'), stopped])]);
  expect(speed?.measured).toBe('1/10.0');
});
