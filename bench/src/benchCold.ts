/**
 * Measures what a first search fetches: `pnpm bench:cold` writes docs/benchmarks/cold.md; with
 * `--quick` it measures a small catalogue and only prints.
 */
import { emptyQuery } from '@aulario/course-data';
import { generateKnownItems, judgedCourses, judgingSeeds } from '@aulario/search-eval/relevance';
import { type ColdScene, coldReport } from './cold/coldReport.ts';
import { type ColdVisit, coldVisit } from './cold/coldVisit.ts';
import { serveCatalogue, withProduct } from './serveProduct.ts';
import { isQuick, machine, writeReport } from './writeReport.ts';

const plans = isQuick
  ? [{ courses: 4000, maxBytes: 120_000, perKind: 1 }]
  : [
      { courses: 40_000, maxBytes: 120_000, perKind: 4 },
      { courses: 200_000, maxBytes: 250_000, perKind: 2 },
    ];

await withProduct(async (browser, origin) => {
  const scenes: ColdScene[] = [];
  for (const { courses, maxBytes, perKind } of plans) {
    console.log(`${courses} courses …`);
    const records = judgedCourses(courses, judgingSeeds);
    await serveCatalogue(records);
    const items = generateKnownItems(records, { seed: judgingSeeds.queries, perKind });
    const visits: ColdVisit[] = [];
    for (const { text } of items) {
      visits.push(await coldVisit(browser, origin, { ...emptyQuery, text }));
    }
    scenes.push({ courses, maxBytes, visits });
  }
  writeReport('cold', { ...coldReport(scenes), machine: machine(browser) });
});
