/**
 * Measures what a first search fetches, and the work on columns: `pnpm bench:cold` writes
 * docs/benchmarks/cold.md; with `--quick` it measures a small catalogue and only prints.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { emptyQuery } from '@aulario/course-data';
import { testBrowser } from '@aulario/dev-tools/browser';
import { generateKnownItems, judgedCourses, judgingSeeds } from '@aulario/search-eval/relevance';
import { chromium } from 'playwright';
import { coldReport } from './cold/coldReport.ts';
import { type ColdSummary, summariseVisits } from './cold/coldSummary.ts';
import { type ColdVisit, coldVisit } from './cold/coldVisit.ts';
import { timeColumns, type WorkTimes } from './cold/columnTimes.ts';
import { serveCatalogue, startHost } from './servedCatalogue.ts';

const isQuick = process.argv.includes('--quick');
const plans = isQuick
  ? [{ courses: 4000, limit: 120_000, perKind: 1 }]
  : [
      { courses: 40_000, limit: 120_000, perKind: 4 },
      { courses: 200_000, limit: 250_000, perKind: 2 },
    ];

const host = await startHost();
const browser = await chromium.launch(await testBrowser());
const summaries: ColdSummary[] = [];
const times: { courses: number; times: WorkTimes[] }[] = [];

try {
  for (const { courses, limit, perKind } of plans) {
    console.log(`${courses} courses …`);
    const records = judgedCourses(courses, judgingSeeds);
    await serveCatalogue(records);
    const items = generateKnownItems(records, { seed: judgingSeeds.queries, perKind });
    const visits: ColdVisit[] = [];
    for (const { text } of items) {
      visits.push(await coldVisit(browser, host.origin, { ...emptyQuery, text }));
    }
    const summary = summariseVisits(courses, limit, visits);
    console.log(JSON.stringify(summary));
    summaries.push(summary);
    times.push({ courses, times: await timeColumns(records, items) });
  }
} finally {
  await host.stop();
  await browser.close();
}

const [processor] = cpus();
const machine = `${cpus().length} cores (${processor?.model.trim()}), Node ${process.versions.node}, Chromium ${browser.version()}.`;
const report = coldReport(summaries, times, machine);
if (isQuick) console.log(report);
else {
  const benchmarks = join(import.meta.dirname, '../../docs/benchmarks');
  mkdirSync(benchmarks, { recursive: true });
  writeFileSync(join(benchmarks, 'cold.md'), report);
  console.log('Written: docs/benchmarks/cold.md');
}
