import { kilobytes, quantile, ratio, whole } from '../figures.ts';
import { type Column, table } from '../writeReport.ts';
import type { ColdVisit, FetchedFile } from './coldVisit.ts';
import type { WorkTimes } from './columnTimes.ts';

/** What was measured on a catalogue of one size. */
export interface ColdScene {
  courses: number;
  /** The project's limit for the median of a first search. */
  maxBytes: number;
  visits: readonly ColdVisit[];
  times: readonly WorkTimes[];
}

/** The parts that a first search fetches. */
const parts = ['manifest', 'dictionary', 'postings', 'records'] as const;

function partOf({ path }: FetchedFile): (typeof parts)[number] {
  if (path === 'manifest.json') return 'manifest';
  if (path.startsWith('records-')) return 'records';
  return path.endsWith('/core.bin') ? 'dictionary' : 'postings';
}

const bytesOf = (files: readonly FetchedFile[], size: 'hosted' | 'served' = 'hosted') =>
  files.reduce((total, file) => total + file[size], 0);

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
  [
    'emulator',
    ({ visits }) => kilobytes(at(visits, 0.5, ({ search }) => bytesOf(search, 'served'))),
  ],
];

function timesTable(times: readonly WorkTimes[]): string {
  const [peer] = times;
  return table(times, [
    ['work', ({ work }) => work],
    ['p50 ms', ({ p50 }) => p50.toFixed(1)],
    ['p99 ms', ({ p99 }) => p99.toFixed(1)],
    ["p99 of MiniSearch's", ({ p99 }) => (peer === undefined ? '' : ratio(p99 / peer.p99))],
  ]);
}

const encodingsOf = (scenes: readonly ColdScene[]) => [
  ...new Set(
    scenes.flatMap(({ visits }) =>
      visits.flatMap(({ search }) => search.map(({ encoding }) => encoding)),
    ),
  ),
];

/** The report in Markdown. */
export const coldReport = (
  scenes: readonly ColdScene[],
  machine: string,
): string => `# A first search with nothing in any cache, and the work on columns

Written by \`pnpm bench:cold\`. ${machine}.

The production build's worker, in the pinned browser, from the hosting emulator with the headers of
firebase.json; a new browser context for each of the known-item queries of the judging seed. KB are 1000
bytes of response bodies. Files of bytes are compressed when the catalogue is written and count as
they are; JSON counts after brotli 11, as a host serves it that compresses texts; the last column is
what the emulator itself sent (encodings seen: ${encodingsOf(scenes).join(', ')}). The code of the worker is not a
part of these figures. Parts are medians.

${table(scenes, coldColumns)}

The counts of the facets come after the results and fetch their columns once: ${scenes
  .map(
    ({ courses, visits }) =>
      `${kilobytes(at(visits, 0.5, ({ count }) => bytesOf(count)))} KB at ${whole(courses)}`,
  )
  .join(', ')}.

## Filtering, counting and sorting

Whole questions to the catalogue in Node, every file at hand, in turn with MiniSearch (as
\`bench:search\` sets it up) query by query. Milliseconds are of a shared machine; compare the ratios.
The catalogue keeps
what a text found last, so that counts, sorts and further pages of a search do not search again.

${scenes.map(({ courses, times }) => `### ${whole(courses)} courses\n\n${timesTable(times)}`).join('\n\n')}
`;
