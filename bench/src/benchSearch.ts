/**
 * Measures search: `pnpm bench:search` writes docs/benchmarks/search.md and search.svg;
 * with `--quick` it measures the two smaller sizes with few queries and only prints.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  generateKnownItems,
  judgedCourses,
  judgingSeeds,
  queryKinds,
} from '@aulario/course-data/relevance';
import { type BenchBrowser, startBenchBrowser } from './browserHost.ts';
import { type BuiltIndex, buildIndexes } from './buildIndexes.ts';
import { type ColdQuery, measureColdQueries } from './coldQuery.ts';
import type { EngineHost } from './engineHost.ts';
import { measureScene } from './measureScene.ts';
import { startNodeHost } from './nodeHost.ts';
import { plotOf } from './plot.ts';
import { reportOf } from './report.ts';
import { type SceneSummary, summariseScene } from './summary.ts';

interface Plan {
  where: string;
  courses: number;
  /** Queries of each kind. */
  perKind: number;
  loads: number;
  secondsPerEngine: number;
  /** Null in Node. */
  slowdown: number | null;
}

const isQuick = process.argv.includes('--quick');
const secondsToBuild = isQuick ? 30 : 120;

const node = { where: 'Node', slowdown: null };
const chromium = { where: 'Chromium', slowdown: 1 };
const slowChromium = { where: 'Chromium, CPU 4x', slowdown: 4 };

const full: readonly Plan[] = [
  { ...node, courses: 4000, perKind: 80, loads: 5, secondsPerEngine: 8 },
  { ...chromium, courses: 4000, perKind: 20, loads: 5, secondsPerEngine: 5 },
  { ...node, courses: 40_000, perKind: 80, loads: 5, secondsPerEngine: 20 },
  { ...chromium, courses: 40_000, perKind: 20, loads: 3, secondsPerEngine: 8 },
  { ...slowChromium, courses: 40_000, perKind: 10, loads: 2, secondsPerEngine: 10 },
  { ...node, courses: 200_000, perKind: 40, loads: 2, secondsPerEngine: 20 },
  { ...chromium, courses: 200_000, perKind: 10, loads: 2, secondsPerEngine: 8 },
];

const quick: readonly Plan[] = [
  { ...node, courses: 4000, perKind: 20, loads: 3, secondsPerEngine: 5 },
  { ...node, courses: 40_000, perKind: 20, loads: 3, secondsPerEngine: 10 },
  { ...chromium, courses: 40_000, perKind: 5, loads: 2, secondsPerEngine: 5 },
];

async function startHosts(
  indexes: readonly BuiltIndex[],
  browser: BenchBrowser,
  slowdown: number | null,
): Promise<EngineHost[]> {
  const hosts: EngineHost[] = [];
  for (const index of indexes) {
    if ('failure' in index) continue;
    const { engine, indexFile } = index;
    hosts.push(
      slowdown === null
        ? startNodeHost(engine, indexFile)
        : await browser.startHost(engine, indexFile, slowdown),
    );
  }
  return hosts;
}

async function runScene(
  plan: Plan,
  indexes: readonly BuiltIndex[],
  browser: BenchBrowser,
): Promise<SceneSummary> {
  const { where, courses, perKind, loads, secondsPerEngine, slowdown } = plan;
  const seed = judgingSeeds.queries;
  const items = generateKnownItems(judgedCourses(courses, judgingSeeds), { seed, perKind });
  const queries = items.map(({ text, language }) => ({ text, language }));
  const hosts = await startHosts(indexes, browser, slowdown);
  const queriesPerRound = queryKinds.length;
  const measurements = await measureScene(hosts, queries, {
    loads,
    queriesPerRound,
    passes: isQuick ? 1 : 3,
    secondsPerEngine,
  });
  for (const host of hosts) await host.close();
  return summariseScene({ where, courses }, measurements, items, indexes);
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const browser = await startBenchBrowser();
const indexesOf = new Map<number, BuiltIndex[]>();
const scenes: SceneSummary[] = [];

for (const plan of isQuick ? quick : full) {
  const { courses, where } = plan;
  const built = indexesOf.get(courses) ?? buildIndexes(courses, folder, secondsToBuild);
  indexesOf.set(courses, built);
  console.log(`${where}, ${courses} courses …`);
  scenes.push(await runScene(plan, built, browser));
}

const [processor] = cpus();
const machine = `${cpus().length} cores (${processor?.model.trim()}), Node ${process.versions.node}, Chromium ${browser.version}`;
await browser.close();
rmSync(folder, { recursive: true });

console.log('Cold first queries …');
const cold: ColdQuery[] = [];
for (const courses of new Set((isQuick ? quick : full).map((plan) => plan.courses))) {
  cold.push(await measureColdQueries(courses, isQuick ? 1 : 4));
}

const report = reportOf(scenes, cold, machine);
if (isQuick) console.log(report);
else {
  const benchmarks = join(import.meta.dirname, '../../docs/benchmarks');
  mkdirSync(benchmarks, { recursive: true });
  writeFileSync(join(benchmarks, 'search.md'), report);
  writeFileSync(join(benchmarks, 'search.svg'), plotOf(scenes));
  console.log('Written: docs/benchmarks/search.md, docs/benchmarks/search.svg');
}
