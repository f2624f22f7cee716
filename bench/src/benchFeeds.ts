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
import { machine, table, writeReport } from './writeReport.ts';

const isQuick = process.argv.includes('--quick');
const sizes = isQuick ? [10_000] : [10_000, 100_000, 1_000_000];
const maxReadingMb = 512;
const maxBuildingMb = 2048;
const maxBuildSeconds = 600;

const readings: string[][] = [];
const builds: string[][] = [];
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

const whole = (value: number) => Math.round(value).toLocaleString('en');

function keepRow(rows: string[][], cells: readonly string[]): void {
  rows.push([...cells]);
  console.log(cells.join(' | '));
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
      keepRow(builds, [
        ...[whole(records), build, whole(result.files), result.seconds.toFixed(1)],
        ...[result.processorSeconds.toFixed(1), whole(result.peakMb), result.load],
      ]);
    }
    await rm(out, { recursive: true });
    await rm(`${out}-state`, { recursive: true });

    const { kept, seconds, peakMb, load } = measured('readMeasured.ts', [file]);
    if (kept !== records) throw new Error(`${kept} of ${records} records were read`);
    check(`Reading ${whole(records)}`, peakMb, maxReadingMb, 'MB');
    const rate = whole(records / seconds);
    keepRow(readings, [
      ...[whole(records), whole(size / 1e6), seconds.toFixed(1), rate, whole(peakMb), load],
    ]);
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

${table(['records', 'file, MB', 'seconds', 'records a second', 'peak memory, MB', 'load'], readings)}

## Building

From the feed to the files of the catalogue, its report and what it leaves for the next build. A day
later every course is compared with the build before. At most ${whole(maxBuildSeconds)} seconds and
${whole(maxBuildingMb)} MB.

${table(['records', 'build', 'files', 'seconds', 'processor seconds', 'peak memory, MB', 'load'], builds)}
${misses.length === 0 ? '' : `\nMissed:\n\n${misses.map((miss) => `- ${miss}`).join('\n')}\n`}`;
if (!isQuick) writeReport('docs/benchmarks/feeds.md', text);
for (const miss of misses) console.error(miss);
