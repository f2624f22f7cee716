/**
 * Measures feeds: reading one, building a catalogue of it, and building it again a day later:
 * `pnpm bench:feeds`. Writes its page into docs/benchmarks; `--quick` only prints the smallest.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFeed } from './feeds/writeFeed.ts';
import { whole } from './figures.ts';
import { isQuick, machine, table, writeReport } from './writeReport.ts';

const sizes = isQuick ? [10_000] : [10_000, 100_000, 1_000_000];
const maxReadingMb = 512;
const maxBuildingMb = 2048;
const maxBuildSeconds = 600;

/** What a program measured of itself. */
interface Run {
  seconds: number;
  peakMb: number;
  /** Before the start. */
  load: string;
}

interface Reading extends Run {
  records: number;
  bytes: number;
}

interface Build extends Run {
  records: number;
  build: string;
  files: number;
  processorSeconds: number;
}

const readings: Reading[] = [];
const builds: Build[] = [];
const misses: string[] = [];

/**
 * Runs a program in a separate process. Returns its measurements and the system load before the
 * start.
 */
function measured(program: string, args: readonly string[]) {
  const [load = 0] = loadavg();
  const file = fileURLToPath(new URL(`feeds/${program}`, import.meta.url));
  const answer = execFileSync(process.execPath, [file, ...args], { encoding: 'utf8' });
  return { ...JSON.parse(answer), load: load.toFixed(1) };
}

function check(what: string, value: number, limit: number, unit: string): void {
  if (value > limit) misses.push(`${what}: ${whole(value)} ${unit}, the limit is ${whole(limit)}.`);
}

const folder = await mkdtemp(join(tmpdir(), 'aulario-bench-feeds-'));
try {
  for (const records of sizes) {
    const file = join(folder, 'feed.json');
    await writeFeed(file, records);
    const { size } = await stat(file);

    const out = join(folder, 'catalogue');
    for (const [build, today] of [
      ['first', '2026-01-01'],
      ['a day later', '2026-01-02'],
    ] as const) {
      const result = measured('buildMeasured.ts', [file, out, today]);
      const title = `${whole(records)}, ${build}`;
      check(`Building ${title}`, result.peakMb, maxBuildingMb, 'MB');
      check(`Building ${title}`, result.seconds, maxBuildSeconds, 's');
      console.log(`${title}: ${result.seconds.toFixed(1)} s`);
      builds.push({ ...result, records, build });
    }
    await rm(out, { recursive: true });
    await rm(`${out}-state`, { recursive: true });

    const reading = measured('readMeasured.ts', [file]);
    if (reading.kept !== records)
      throw new Error(`${reading.kept} of ${records} records were read`);
    check(`Reading ${whole(records)}`, reading.peakMb, maxReadingMb, 'MB');
    readings.push({ ...reading, records, bytes: size });
  }
} finally {
  await rm(folder, { recursive: true });
}

const text = `# Reading feeds and building catalogues

\`pnpm bench:feeds\`: made-up records in Udemy's shape, in one JSON file. ${machine()}. Memory is the
peak of the whole process. *Load* is how many programs wanted a processor in the minute before;
above the number of processors, seconds are longer than the work. The seconds of processors are
those of all threads.

## Reading

Record by record, with all facts of each. At most ${maxReadingMb} MB.

${table(readings, [
  ['records', ({ records }) => whole(records)],
  ['file, MB', ({ bytes }) => whole(bytes / 1e6)],
  ['seconds', ({ seconds }) => seconds.toFixed(1)],
  ['records a second', ({ records, seconds }) => whole(records / seconds)],
  ['peak memory, MB', ({ peakMb }) => whole(peakMb)],
  ['load', ({ load }) => load],
])}

## Building

From the feed to the files of the catalogue, its report and what it leaves for the next build. A day
later every course is compared with the build before. At most ${whole(maxBuildSeconds)} seconds and
${whole(maxBuildingMb)} MB.

${table(builds, [
  ['records', ({ records }) => whole(records)],
  ['build', ({ build }) => build],
  ['files', ({ files }) => whole(files)],
  ['seconds', ({ seconds }) => seconds.toFixed(1)],
  ['processor seconds', ({ processorSeconds }) => processorSeconds.toFixed(1)],
  ['peak memory, MB', ({ peakMb }) => whole(peakMb)],
  ['load', ({ load }) => load],
])}
${misses.length === 0 ? '' : `\nMissed:\n\n${misses.map((miss) => `- ${miss}`).join('\n')}\n`}`;
writeReport('docs/benchmarks/feeds.md', text);
for (const miss of misses) console.error(miss);
