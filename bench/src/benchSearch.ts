/**
 * Measures the search engine in Node: `pnpm bench:search [--courses 200000]` writes the document of that
 * size in docs/benchmarks; with `--quick` it measures 4,000 courses and only prints.
 */
import { parseArgs } from 'node:util';
import {
  type Counts,
  generateKnownItems,
  type Judgement,
  judge,
  judgedCourses,
  judgingSeeds,
  queryKinds,
  tuningSeeds,
} from '@aulario/search-eval/relevance';
import { kilobytes, median, megabytes, quantile, ratio, whole } from './figures.ts';
import { type ColdVisit, coldVisits } from './search/coldVisits.ts';
import { engines } from './search/engines/engines.ts';
import { askInTurn, type Contender, loadEngine } from './search/measureEngines.ts';
import { type Column, isQuick, table, writeReport } from './writeReport.ts';

const { values } = parseArgs({
  options: {
    courses: { type: 'string', default: '40000' },
    quick: { type: 'boolean', default: false },
  },
});
const courseCount = isQuick ? 4000 : Number(values.courses);

/** More courses than the libraries are loaded with in the memory of one process. */
const maxCoursesOfLibraries = 200_000;
const isAlone = courseCount > maxCoursesOfLibraries;
const queriesPerKind = isQuick || isAlone ? 8 : 40;

interface Row extends Contender {
  readonly judgement: Judgement;
  /** By query; of the own engine alone. */
  readonly visits: readonly ColdVisit[];
}

async function measure(): Promise<Row[]> {
  const courses = judgedCourses(courseCount, judgingSeeds);
  const items = generateKnownItems(courses, {
    seed: judgingSeeds.queries,
    perKind: queriesPerKind,
  });
  const contenders: Contender[] = [];
  for (const engine of isAlone ? engines.slice(0, 1) : engines) {
    contenders.push(await loadEngine(engine, courses));
  }
  await askInTurn(contenders, items);
  const visits = await coldVisits(
    courses,
    items.map(({ text }) => text),
  );
  const rows: Row[] = [];
  for (const [place, contender] of contenders.entries()) {
    const { answers } = contender;
    const judgement = await judge(items.slice(0, answers.length), async (item) =>
      (answers[items.indexOf(item)] ?? []).flatMap((found) => courses[found] ?? []),
    );
    rows.push({ ...contender, judgement, visits: place ? [] : visits });
  }
  return rows;
}

const shares = ({ asked, first, amongFive }: Counts) =>
  [first, amongFive].map((count) => (count / Math.max(1, asked)).toFixed(3)).join(' / ');
const short = (timeMs: number) => timeMs.toPrecision(3);

/** The figures in multiples of the own engine's, over the queries that both were asked. */
function times([own]: readonly Row[], row: Row): string {
  if (own === undefined || own === row) return '';
  const p99 = ({ timesMs }: Row) => quantile(timesMs.slice(0, row.timesMs.length), 0.99);
  return `${ratio(p99(row) / p99(own))} / ${ratio(row.loadMs / own.loadMs)}`;
}

/** Median, 99th percentile. */
const fetched = (visits: readonly ColdVisit[], bytesOf: (visit: ColdVisit) => number) =>
  visits.length === 0
    ? ''
    : [0.5, 0.99].map((share) => kilobytes(quantile(visits.map(bytesOf), share))).join(' / ');

const rows = await measure();
const columns: readonly Column<Row>[] = [
  ['engine', ({ name }) => name],
  ['index, bytes a course', ({ bytes }) => (bytes / courseCount).toFixed(1)],
  ['MB, brotli', ({ brotliBytes }) => megabytes(brotliBytes)],
  ['loaded in ms', ({ loadMs }) => short(loadMs)],
  ['memory, MB', ({ memoryBytes }) => megabytes(memoryBytes)],
  [
    'query ms: p50 / p99',
    ({ timesMs }) => [0.5, 0.99].map((share) => short(quantile(timesMs, share))).join(' / '),
  ],
  ['success @1 / @5', ({ judgement }) => `${shares(judgement)} of ${judgement.asked}`],
  ['times ours: p99 / load', (row) => times(rows, row)],
  ['a first search fetches, KB', ({ visits }) => fetched(visits, ({ searchBytes }) => searchBytes)],
  ['requests', ({ visits }) => (visits[0] ? median(visits.map((v) => v.requests)) : '')],
  ['its counts then, KB', ({ visits }) => fetched(visits, ({ countBytes }) => countBytes)],
];
const report = courseCount === 40_000 ? 'search' : `search-${courseCount}`;
writeReport(
  'search',
  {
    tuningSeeds: Object.values(tuningSeeds).join(' and '),
    judgingSeeds: Object.values(judgingSeeds).join(' and '),
    configurations: engines
      .map(({ name, configuration }) => `- ${name}: ${configuration}`)
      .join('\n'),
    courses: whole(courseCount),
    figures: table(rows, columns),
    kinds: table(queryKinds, [
      ['kind', (kind) => kind],
      ...rows.map(({ name, judgement: { byKind } }): Column<string> => {
        const shown = new Map([...byKind].map(([kind, counts]) => [kind, shares(counts)]));
        return [name, (kind) => shown.get(kind) ?? ''];
      }),
    ]),
  },
  isQuick,
  report,
);
