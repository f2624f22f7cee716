/**
 * Measures the build of a catalogue out of a feed, and its build a day later:
 * `pnpm bench:feeds`. Writes its page into docs/benchmarks; `--quick` only prints the smallest.
 */
import { execFileSync } from 'node:child_process';
import { createWriteStream, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { whole } from './figures.ts';
import { isQuick, table, writeReport } from './writeReport.ts';

const words =
  'A course that is made up to be measured, with a sentence or two about what it teaches. ';

const record = (number: number) => ({
  _class: 'course',
  id: number,
  title: `Made-up course ${number}`,
  url: `/course/made-up-${number}/`,
  is_paid: number % 9 !== 0,
  price: number % 9 === 0 ? 'Free' : '$19.99',
  price_detail: number % 9 === 0 ? null : { amount: 19.99, currency: 'USD' },
  visible_instructors: [{ display_name: 'Nobody', job_title: words }],
  image_480x270: 'https://img.example/480x270/1.jpg',
  locale: { locale: 'en_US' },
  headline: `Learn <b>${number % 100}</b> &amp; more`,
  avg_rating: 4 + (number % 10) / 10,
  num_reviews: number % 5000,
  content_info: `${(number % 40) + 1} total hours`,
  instructional_level: 'All Levels',
  primary_category: { title: 'Development' },
  description: `<p>${words.repeat(3)}</p>`,
});

function* lines(records: number): Generator<string> {
  yield '{"results":[';
  for (let number = 1; number <= records; number += 1) {
    yield `${number === 1 ? '' : ','}${JSON.stringify(record(number))}`;
  }
  yield ']}';
}

/** Writes a feed of `records` records in Udemy's format. */
const writeFeed = (file: string, records: number): Promise<void> =>
  pipeline(Readable.from(lines(records)), createWriteStream(file));

const sizes = isQuick ? [10_000] : [10_000, 100_000, 1_000_000];

const limits = { maxPeakMb: 2048, maxSeconds: 600 };

/** What is measured at each size, in turn, with the day that each build is for. */
const works = [
  { work: 'first build', day: '2026-01-01' },
  { work: 'build a day later', day: '2026-01-02' },
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
      const run = measured([feed, join(folder, `catalogue-${records}`), work.day]);
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
  ['seconds', ({ seconds }) => judged(seconds, seconds.toFixed(1), limits.maxSeconds)],
  ['records a second', ({ kept, seconds }) => whole(kept / seconds)],
  ['processor seconds', ({ processorSeconds }) => processorSeconds.toFixed(1)],
  ['peak memory, MB', ({ peakMb }) => judged(peakMb, whole(peakMb), limits.maxPeakMb)],
  ['load', ({ load }) => load],
]);
writeReport('feeds', { figures, ...limits });
