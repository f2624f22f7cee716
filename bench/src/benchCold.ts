/**
 * Measures what a first search fetches: `pnpm bench:cold` writes docs/benchmarks/cold.md; with
 * `--quick` it measures a small catalogue and only prints.
 */
import { generateKnownItems, judgedCourses, judgingSeeds } from '@aulario/search-eval/relevance';
import { type ColdScene, coldReport } from './cold/coldReport.ts';
import { type ColdVisit, coldVisits } from './cold/coldVisits.ts';
import { isQuick, writeReport } from './writeReport.ts';

const plans = isQuick
  ? [{ courses: 4000, maxBytes: 120_000, perKind: 1 }]
  : [
      { courses: 40_000, maxBytes: 120_000, perKind: 4 },
      { courses: 200_000, maxBytes: 250_000, perKind: 2 },
    ];

const scenes: ColdScene[] = [];
for (const { courses, maxBytes, perKind } of plans) {
  console.log(`${courses} courses …`);
  const records = judgedCourses(courses, judgingSeeds);
  const visit = await coldVisits(records);
  const visits: ColdVisit[] = [];
  for (const { text } of generateKnownItems(records, { seed: judgingSeeds.queries, perKind })) {
    visits.push(await visit(text));
  }
  scenes.push({ courses, maxBytes, visits });
}
writeReport('cold', coldReport(scenes));
