import { expect, it } from 'vitest';
import { plotOf } from './plot.ts';
import type { EngineSummary, SceneSummary } from './summary.ts';

const anEngine = (engine: string, p99: number, at1: number): EngineSummary => ({
  engine,
  bytes: 1,
  gzip: 1,
  brotli: 1,
  load: 1,
  firstAnswer: 1,
  milliseconds: [p99],
  memory: 1,
  p50: 1,
  p99,
  asked: 1,
  judgement: { all: { asked: 1, at1, at5: 1 }, byKind: new Map(), missed: [] },
  firstOnSame: { asked: 1, at1: 1, at5: 1 },
});

const aScene = (where: string, courses: number, engines: EngineSummary[]): SceneSummary => ({
  where,
  courses,
  queries: 1,
  engines,
  failures: [],
});

it('draws a line per engine and panel, from what was measured in Node alone', () => {
  const plot = plotOf([
    aScene('Node', 4000, [anEngine('Aulario', 1, 0.9), anEngine('Orama', 20, 0.7)]),
    aScene('Chromium', 4000, [anEngine('uFuzzy', 1, 0.9)]),
    aScene('Node', 40_000, [anEngine('Aulario', 5, 0.9)]),
  ]);
  expect(plot.match(/<polyline/g)).toHaveLength(4);
  expect(plot.match(/class="own"/g)).toHaveLength(2);
  expect(plot.match(/<circle/g)).toHaveLength(6);
  expect(plot).toContain('>Orama<');
  expect(plot).not.toContain('>uFuzzy<');
  expect(plot).not.toMatch(/NaN|Infinity|undefined/);
});

it('draws slower engines further up', () => {
  const plot = plotOf([
    aScene('Node', 4000, [anEngine('Aulario', 1, 0.9), anEngine('Orama', 100, 0.9)]),
    aScene('Node', 40_000, []),
  ]);
  const [orama = Number.NaN, aulario = Number.NaN] = [...plot.matchAll(/cy="([\d.]+)"/g)].map(
    (match) => Number(match[1]),
  );
  expect(orama).toBeLessThan(aulario);
});
