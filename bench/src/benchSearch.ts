/**
 * Measures the search engine in Node: `pnpm bench:search [--courses 40000,200000]` writes
 * docs/benchmarks/search.md; with `--quick` it measures 4,000 courses and only prints.
 */
import { parseArgs } from 'node:util';
import {
  generateKnownItems,
  judge,
  judgedCourses,
  judgingSeeds,
  type QueryKind,
  queryKinds,
  type Success,
  tuningSeeds,
} from '@aulario/search-eval/relevance';
import { kilobytes, megabytes, quantile, ratio, whole } from './figures.ts';
import { engines } from './search/engines/engines.ts';
import { firstReads } from './search/firstReads.ts';
import { askInTurn, type Contender, loadEngine } from './search/measureEngines.ts';
import { type Column, isQuick, table, writeReport } from './writeReport.ts';

const { values } = parseArgs({
  options: {
    courses: { type: 'string', default: '40000,200000' },
    quick: { type: 'boolean', default: false },
  },
});
const sizes = isQuick ? [4000] : values.courses.split(',').map(Number);

/** MiniSearch, the best of the libraries, is measured longer than the others; a million has no library. */
const maxCoursesOfAll = 40_000;
const maxCoursesOfLibraries = 200_000;

const enginesFor = (courses: number) =>
  engines.slice(0, courses > maxCoursesOfLibraries ? 1 : courses > maxCoursesOfAll ? 2 : undefined);

const queriesPerKind = (courses: number) => (isQuick || courses > maxCoursesOfLibraries ? 8 : 40);

interface Row extends Contender {
  readonly courses: number;
  readonly success: Success;
  readonly byKind: ReadonlyMap<QueryKind, Success>;
  /** Bytes that a first query reads, by query; of the own engine alone. */
  readonly reads: readonly number[];
}

async function measure(size: number): Promise<Row[]> {
  const courses = judgedCourses(size, judgingSeeds);
  const perKind = queriesPerKind(size);
  const items = generateKnownItems(courses, { seed: judgingSeeds.queries, perKind });
  const contenders: Contender[] = [];
  for (const engine of enginesFor(size)) {
    contenders.push(await loadEngine(engine, courses));
  }
  await askInTurn(contenders, items);
  const reads = await firstReads(courses, items);
  const rows: Row[] = [];
  for (const [place, contender] of contenders.entries()) {
    const answers = new Map(contender.answers.map((answer, at) => [items[at], answer]));
    const asked = items.slice(0, contender.answers.length);
    const { all, byKind } = await judge(asked, async (item) => answers.get(item) ?? []);
    rows.push({ ...contender, courses: size, success: all, byKind, reads: place ? [] : reads });
  }
  return rows;
}

const shares = ({ at1, at5 }: Success) => `${at1.toFixed(3)} / ${at5.toFixed(3)}`;
const short = (timeMs: number) => timeMs.toPrecision(3);

/** The figures in multiples of the own engine's, over the queries that both were asked. */
function times(rows: readonly Row[], row: Row): string {
  const own = rows.find(({ courses }) => courses === row.courses) ?? row;
  if (own === row) return '';
  const p99 = ({ timesMs }: Row) => quantile(timesMs.slice(0, row.timesMs.length), 0.99);
  return `${ratio(p99(row) / p99(own))} / ${ratio(row.loadMs / own.loadMs)}`;
}

const rows: Row[] = [];
for (const size of sizes) {
  console.log(`${whole(size)} courses …`);
  rows.push(...(await measure(size)));
}
const columns: readonly Column<Row>[] = [
  ['courses', ({ courses }) => whole(courses)],
  ['engine', ({ name }) => name],
  ['index, bytes a course', ({ bytes, courses }) => (bytes / courses).toFixed(1)],
  ['MB, brotli', ({ brotliBytes }) => megabytes(brotliBytes)],
  ['loaded in ms', ({ loadMs }) => short(loadMs)],
  ['memory, MB', ({ memoryBytes }) => megabytes(memoryBytes)],
  [
    'query ms: p50 / p99',
    ({ timesMs }) => [0.5, 0.99].map((share) => short(quantile(timesMs, share))).join(' / '),
  ],
  ['success @1 / @5', ({ success }) => `${shares(success)} of ${success.asked}`],
  ['times ours: p99 / load', (row) => times(rows, row)],
  [
    'a first query reads, KB: median / p99',
    ({ reads }) =>
      reads.length === 0
        ? ''
        : [0.5, 0.99].map((share) => kilobytes(quantile(reads, share))).join(' / '),
  ],
];
const first = rows.filter(({ courses }) => courses === sizes[0]);
writeReport('search', {
  tuningSeeds: Object.values(tuningSeeds).join(' and '),
  judgingSeeds: Object.values(judgingSeeds).join(' and '),
  configurations: engines
    .map(({ name, configuration }) => `- ${name}: ${configuration}`)
    .join('\n'),
  figures: table(rows, columns),
  kindsCourses: whole(sizes[0] ?? 0),
  kinds: table(queryKinds, [
    ['kind', (kind) => kind],
    ...first.map(({ name, byKind }): Column<QueryKind> => {
      const shown = new Map([...byKind].map(([kind, success]) => [kind, shares(success)]));
      return [name, (kind) => shown.get(kind) ?? ''];
    }),
  ]),
});
