/**
 * Measures feeds: reading one, building a catalogue of it, and building it again a day later:
 * `pnpm bench:feeds`. Writes its page into docs/benchmarks; `--quick` only prints the smallest.
 */
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFeed } from './feeds/writeFeed.ts';
import { whole } from './figures.ts';
import { type Column, isQuick, table, writeReport } from './writeReport.ts';

const sizes = isQuick ? [10_000] : [10_000, 100_000, 1_000_000];
const maxReadingMb = 512;
const maxBuildingMb = 2048;
const maxBuildSeconds = 600;

/** What a process measured of itself. */
interface Run {
  records: number;
  /** 'first' or 'a day later'; empty when the feed was only read. */
  build: string;
  /** Of the feed. */
  bytes: number;
  files: number;
  seconds: number;
  processorSeconds: number;
  peakMb: number;
  /** The load of the machine before the start. */
  load: string;
}

const readings: Run[] = [];
const builds: Run[] = [];
const misses: string[] = [];

function check(what: string, value: number, limit: number, unit: string): void {
  if (value > limit) misses.push(`${what}: ${whole(value)} ${unit}, the limit is ${whole(limit)}.`);
}

/** Reads the feed, or builds a catalogue of it, in a separate process. */
function measured(feed: string, records: number, build = '', out: readonly string[] = []): Run {
  const [load = 0] = loadavg();
  const program = join(import.meta.dirname, 'feeds/measureFeed.ts');
  const answer = execFileSync(process.execPath, [program, feed, ...out], { encoding: 'utf8' });
  const { kept, ...run } = JSON.parse(answer);
  if (kept !== records) throw new Error(`${kept} of ${records} records were kept`);
  const { size: bytes } = statSync(feed);
  return { ...run, records, build, bytes, load: load.toFixed(1) };
}

const folder = await mkdtemp(join(tmpdir(), 'aulario-bench-feeds-'));
try {
  for (const records of sizes) {
    const feed = join(folder, 'feed.json');
    await writeFeed(feed, records);

    const out = join(folder, `catalogue-${records}`);
    for (const [build, today] of [
      ['first', '2026-01-01'],
      ['a day later', '2026-01-02'],
    ] as const) {
      const run = measured(feed, records, build, [out, today]);
      const title = `Building ${whole(records)}, ${build}`;
      check(title, run.peakMb, maxBuildingMb, 'MB');
      check(title, run.seconds, maxBuildSeconds, 's');
      console.log(`${title}: ${run.seconds.toFixed(1)} s`);
      builds.push(run);
    }

    const reading = measured(feed, records);
    check(`Reading ${whole(records)}`, reading.peakMb, maxReadingMb, 'MB');
    readings.push(reading);
  }
} finally {
  await rm(folder, { recursive: true });
}

/** The columns that both tables end with. */
const costs: readonly Column<Run>[] = [
  ['peak memory, MB', ({ peakMb }) => whole(peakMb)],
  ['load', ({ load }) => load],
];

writeReport('feeds', {
  maxReadingMb: whole(maxReadingMb),
  maxBuildSeconds: whole(maxBuildSeconds),
  maxBuildingMb: whole(maxBuildingMb),
  readings: table(readings, [
    ['records', ({ records }) => whole(records)],
    ['file, MB', ({ bytes }) => whole(bytes / 1e6)],
    ['seconds', ({ seconds }) => seconds.toFixed(1)],
    ['records a second', ({ records, seconds }) => whole(records / seconds)],
    ...costs,
  ]),
  builds: table(builds, [
    ['records', ({ records }) => whole(records)],
    ['build', ({ build }) => build],
    ['files', ({ files }) => whole(files)],
    ['seconds', ({ seconds }) => seconds.toFixed(1)],
    ['processor seconds', ({ processorSeconds }) => processorSeconds.toFixed(1)],
    ...costs,
  ]),
  misses:
    misses.length === 0 ? 'No limit was missed.' : misses.map((miss) => `- ${miss}`).join('\n'),
});
for (const miss of misses) console.error(miss);
