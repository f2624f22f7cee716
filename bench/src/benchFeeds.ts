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
import { isQuick, table, writeReport } from './writeReport.ts';

const sizes = isQuick ? [10_000] : [10_000, 100_000, 1_000_000];

const limits = { maxReadingMb: 512, maxBuildingMb: 2048, maxBuildSeconds: 600 };
const ofBuild = { maxPeakMb: limits.maxBuildingMb, maxSeconds: limits.maxBuildSeconds };

/** What is measured at each size, in turn. A build has the day that it is for. */
const works = [
  {
    work: 'reading',
    day: null,
    maxPeakMb: limits.maxReadingMb,
    maxSeconds: Number.POSITIVE_INFINITY,
  },
  { work: 'first build', day: '2026-01-01', ...ofBuild },
  { work: 'build a day later', day: '2026-01-02', ...ofBuild },
];

/** What a process measured of itself. */
interface Run {
  kept: number;
  files: number;
  seconds: number;
  processorSeconds: number;
  peakMb: number;
}

const program = join(import.meta.dirname, 'feeds/measureFeed.ts');

const measured = (args: readonly string[]): Run =>
  JSON.parse(execFileSync(process.execPath, [program, ...args], { encoding: 'utf8' }));

/** A figure in bold where it is over its limit. */
const judged = (figure: number, text: string, limit: number) =>
  figure > limit ? `**${text}**` : text;

const runs: (Run & (typeof works)[number] & { feedBytes: number; load: string })[] = [];
const folder = await mkdtemp(join(tmpdir(), 'aulario-bench-feeds-'));
try {
  for (const records of sizes) {
    const feed = join(folder, 'feed.json');
    await writeFeed(feed, records);
    for (const work of works) {
      const load = (loadavg()[0] ?? 0).toFixed(1);
      const out = work.day === null ? [] : [join(folder, `catalogue-${records}`), work.day];
      const run = measured([feed, ...out]);
      if (run.kept !== records) throw new Error(`${run.kept} of ${records} records were kept`);
      console.log(`${whole(records)}, ${work.work}: ${run.seconds.toFixed(1)} s`);
      runs.push({ ...run, ...work, feedBytes: statSync(feed).size, load });
    }
  }
} finally {
  await rm(folder, { recursive: true });
}

const figures = table(runs, [
  ['records', ({ kept }) => whole(kept)],
  ['work', ({ work }) => work],
  ['feed, MB', ({ feedBytes }) => whole(feedBytes / 1e6)],
  ['files', ({ files }) => whole(files)],
  ['seconds', ({ seconds, maxSeconds }) => judged(seconds, seconds.toFixed(1), maxSeconds)],
  ['records a second', ({ kept, seconds }) => whole(kept / seconds)],
  ['processor seconds', ({ processorSeconds }) => processorSeconds.toFixed(1)],
  ['peak memory, MB', ({ peakMb, maxPeakMb }) => judged(peakMb, whole(peakMb), maxPeakMb)],
  ['load', ({ load }) => load],
]);
writeReport('feeds', { figures, ...limits });
