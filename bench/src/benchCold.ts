/**
 * Measures what a first search fetches: `pnpm bench:cold` writes docs/benchmarks/cold.md; with
 * `--quick` it measures a small catalogue and only prints.
 */
import { generateKnownItems, judgedCourses, judgingSeeds } from '@aulario/search-eval/relevance';
import { type ColdVisit, coldVisits, type FetchedFile } from './cold/coldVisits.ts';
import { kilobytes, quantile, whole } from './figures.ts';
import { type Column, isQuick, table, writeReport } from './writeReport.ts';

/** What was measured on a catalogue of one size. */
interface ColdScene {
  courses: number;
  /** The project's limit for the median of a first search. */
  maxBytes: number;
  visits: readonly ColdVisit[];
}

/** The parts that a first search fetches. */
const parts = ['manifest', 'dictionary', 'postings', 'records'] as const;

function partOf({ path }: FetchedFile): (typeof parts)[number] {
  if (path === 'manifest.json') return 'manifest';
  if (path.startsWith('records-')) return 'records';
  return path.endsWith('/core.bin') ? 'dictionary' : 'postings';
}

const bytesOf = (files: readonly FetchedFile[]) =>
  files.reduce((total, { bytes }) => total + bytes, 0);

type Measure = (visit: ColdVisit) => number;

const at = (visits: readonly ColdVisit[], share: number, measure: Measure) =>
  quantile(visits.map(measure), share);

const searchBytes: Measure = ({ search }) => bytesOf(search);
const requests: Measure = ({ search }) => search.length;

const coldColumns: readonly Column<ColdScene>[] = [
  ['courses', ({ courses }) => whole(courses)],
  ['queries', ({ visits }) => visits.length],
  ['median', ({ visits }) => `**${kilobytes(at(visits, 0.5, searchBytes))}**`],
  ['p90', ({ visits }) => kilobytes(at(visits, 0.9, searchBytes))],
  ['worst', ({ visits }) => kilobytes(at(visits, 1, searchBytes))],
  ['goal', ({ maxBytes }) => `≤ ${kilobytes(maxBytes)}`],
  ['requests', ({ visits }) => `${at(visits, 0.5, requests)} (≤ ${at(visits, 1, requests)})`],
  ...parts.map((part): Column<ColdScene> => {
    const partBytes: Measure = ({ search }) =>
      bytesOf(search.filter((file) => partOf(file) === part));
    return [part, ({ visits }) => kilobytes(at(visits, 0.5, partBytes))];
  }),
];

/** What the report's template is filled with. */
const coldReport = (scenes: readonly ColdScene[]) => ({
  fetched: table(scenes, coldColumns),
  counted: scenes
    .map(
      ({ courses, visits }) =>
        `${kilobytes(at(visits, 0.5, ({ count }) => bytesOf(count)))} KB at ${whole(courses)}`,
    )
    .join(', '),
});

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
