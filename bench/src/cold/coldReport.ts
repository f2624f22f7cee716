import { table } from '../writeReport.ts';
import { type ColdSummary, coldParts } from './coldSummary.ts';
import type { WorkTimes } from './columnTimes.ts';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const count = (value: number) => value.toLocaleString('en');

function coldTable(summaries: readonly ColdSummary[]): string {
  return table(
    ['courses', 'queries', 'median', 'p90', 'worst', 'goal', 'requests', ...coldParts, 'emulator'],
    summaries.map((one) => [
      count(one.courses),
      one.queries,
      `**${kilobytes(one.p50)}**`,
      kilobytes(one.p90),
      kilobytes(one.worst),
      `≤ ${kilobytes(one.limit)}`,
      `${one.requests.p50} (≤ ${one.requests.worst})`,
      ...coldParts.map((part) => kilobytes(one.parts[part])),
      kilobytes(one.emulatorP50),
    ]),
  );
}

function timesTable(times: readonly WorkTimes[]): string {
  const peer = times.find(({ work }) => work.startsWith('MiniSearch'));
  return table(
    ['work', 'p50 ms', 'p99 ms', "p99 of MiniSearch's"],
    times.map(({ work, p50, p99 }) => [
      work,
      p50.toFixed(1),
      p99.toFixed(1),
      peer === undefined || peer.work === work ? '1' : `1/${(peer.p99 / p99).toFixed(1)}`,
    ]),
  );
}

/** The report in Markdown. */
export function coldReport(
  summaries: readonly ColdSummary[],
  times: readonly { courses: number; times: readonly WorkTimes[] }[],
  machine: string,
): string {
  const [first] = summaries;
  return `# A first search with nothing in any cache, and the work on columns

Written by \`pnpm bench:cold\`. ${machine}.

The production build's worker, in the pinned browser, from the hosting emulator with the headers of
firebase.json; a new browser context for each of the known-item queries of the judging seed. KB are 1000
bytes of response bodies. Files of bytes are compressed when the catalogue is written and count as
they are; JSON counts after brotli 11, as a host serves it that compresses texts; the last column is
what the emulator itself sent (encodings seen: ${first?.encodings.join(', ') ?? ''}). The code of the worker is not a
part of these figures. Parts are medians.

${coldTable(summaries)}

The counts of the facets come after the results and fetch their columns once: ${summaries
    .map((one) => `${kilobytes(one.columns)} KB at ${count(one.courses)}`)
    .join(', ')}.

## Filtering, counting and sorting

Whole questions to the catalogue in Node, every file at hand, in turn with MiniSearch (as
\`bench:search\` sets it up) query by query. Milliseconds are of a shared machine; compare the ratios.
The catalogue keeps
what a text found last, so that counts, sorts and further pages of a search do not search again.

${times.map(({ courses, times: all }) => `### ${count(courses)} courses\n\n${timesTable(all)}`).join('\n\n')}
`;
}
