/**
 * Measures search in Node: `pnpm bench:search` writes docs/benchmarks/search.md; with `--quick` it
 * measures the two smaller sizes with few queries and only prints.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  generateKnownItems,
  judgedCourses,
  judgingSeeds,
  queryKinds,
} from '@aulario/search-eval/relevance';
import { buildIndexes } from './search/buildIndexes.ts';
import { startEngine } from './search/engineHost.ts';
import { measureScene } from './search/measureScene.ts';
import { searchReport } from './search/searchReport.ts';
import { type SceneSummary, summariseScene } from './search/summary.ts';
import { isQuick, writeReport } from './writeReport.ts';

const secondsToBuild = isQuick ? 30 : 120;

/** For each size of catalogue, `perKind` is the number of queries of each kind. */
const plans = isQuick
  ? [
      { courses: 4000, perKind: 20, loads: 3, secondsPerEngine: 5 },
      { courses: 40_000, perKind: 20, loads: 3, secondsPerEngine: 10 },
    ]
  : [
      { courses: 4000, perKind: 80, loads: 5, secondsPerEngine: 8 },
      { courses: 40_000, perKind: 80, loads: 5, secondsPerEngine: 20 },
      { courses: 200_000, perKind: 40, loads: 2, secondsPerEngine: 20 },
    ];

async function runScene(plan: (typeof plans)[number], folder: string): Promise<SceneSummary> {
  const { courses, perKind, loads, secondsPerEngine } = plan;
  const indexes = await buildIndexes(courses, folder, secondsToBuild);
  const seed = judgingSeeds.queries;
  const items = generateKnownItems(judgedCourses(courses, judgingSeeds), { seed, perKind });
  const queries = items.map(({ text, language }) => ({ text, language }));
  const hosts = indexes.flatMap((index) =>
    'failure' in index ? [] : startEngine(index.engine, index.indexFile),
  );
  const measurements = await measureScene(hosts, queries, {
    loads,
    queriesPerRound: queryKinds.length,
    passes: isQuick ? 1 : 3,
    secondsPerEngine,
  });
  for (const host of hosts) host.close();
  return summariseScene(courses, measurements, items, indexes);
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const scenes: SceneSummary[] = [];
for (const plan of plans) {
  console.log(`${plan.courses} courses …`);
  scenes.push(await runScene(plan, folder));
}
rmSync(folder, { recursive: true });

writeReport('search', searchReport(scenes));
