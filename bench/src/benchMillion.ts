/**
 * Measures the engine at a million courses, beside MiniSearch, the best of the libraries:
 * `pnpm bench:million [courses]`. Writes its page into docs/benchmarks: build time, memory, query
 * times, and the bytes that a first query reads when the shards are files.
 */
import { setImmediate } from 'node:timers/promises';
import { courseDocument, courseIndexLexicon } from '@aulario/course-data/documents';
import { buildIndex, joinIndex, openIndex, openShardedIndex } from '@aulario/search';
import {
  generateKnownItems,
  judge,
  judgedCourses,
  judgingSeeds,
} from '@aulario/search-eval/relevance';
import { megabytes, quantile, whole } from './figures.ts';
import { askInChromium } from './search/askInChromium.ts';
import { brotliBytes } from './search/buildIndexes.ts';
import { miniSearchInMemory } from './search/engines/miniSearch.ts';
import { table, writeReport } from './writeReport.ts';

const count = Number(process.argv[2] ?? 1_000_000);
const perKind = 8;
const passes = 3;

/** Bytes in use. A collection frees array buffers while the next turns run: hence twice. */
const memory = async () => {
  for (let collection = 0; collection < 2; collection += 1) {
    globalThis.gc?.();
    await setImmediate();
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};
function* documentsOf(courses: ReturnType<typeof judgedCourses>) {
  for (const course of courses) yield courseDocument(course);
}
const rows: (readonly [figure: string, measured: string, goal: string])[] = [];
const tell = (...row: (typeof rows)[number]) => {
  rows.push(row);
  console.log(row.join(' | '));
};

let records: ReturnType<typeof judgedCourses> | null = judgedCourses(count, judgingSeeds);
const items = generateKnownItems(records, { seed: judgingSeeds.queries, perKind });
globalThis.gc?.();
const held = process.memoryUsage().rss;

let start = performance.now();
const files = buildIndex(documentsOf(records), courseIndexLexicon());
const built = ((performance.now() - start) / 1000).toFixed(0);
const peak = process.resourceUsage().maxRSS * 1024;
tell('index built', `${built} s`, '≤ 600 s');
tell('peak, with all courses in memory', megabytes(peak), '');
tell('courses in memory before', megabytes(held), '');
records = null;

const joined = joinIndex(files);
const core = brotliBytes(files.core);
tell('index, bytes a course', (joined.length / count).toFixed(1), '≤ 30');
tell('core, packed', megabytes(core), '');

const before = await memory();
start = performance.now();
const index = openIndex(joined);
await index.search('python');
tell('opened and asked once', `${(performance.now() - start).toFixed(0)} ms`, '');
tell('memory, with the index', megabytes((await memory()) - before + joined.length), '≤ 90 MB');

type Item = (typeof items)[number];

/** The least time of each query, in ms. */
async function leastTimes(ask: (item: Item) => unknown): Promise<number[]> {
  const least = new Map<string, number>();
  for (let pass = 0; pass < passes; pass += 1) {
    for (const item of items) {
      const asked = performance.now();
      await ask(item);
      const took = performance.now() - asked;
      least.set(item.text, Math.min(least.get(item.text) ?? took, took));
    }
  }
  return [...least.values()];
}

const inMilliseconds = (times: readonly number[], share: number) =>
  `${quantile(times, share).toFixed(1)} ms`;

const ask = async ({ text, language }: Item) => {
  const answer = await index.search(text, { language: language ?? undefined });
  return answer.rank(0, 5).map(({ document }) => document);
};
const times = await leastTimes(ask);
const { all } = await judge(items, ask);
tell('query, p50', inMilliseconds(times, 0.5), '');
tell('query, p99', inMilliseconds(times, 0.99), '≤ 50 ms');
const inChromium = await askInChromium(
  joined,
  items.map(({ text, language }) => ({ text, language })),
  passes,
);
tell('query in Chromium, p50', inMilliseconds(inChromium, 0.5), '');
tell('query in Chromium, p99', inMilliseconds(inChromium, 0.99), '≤ 50 ms');
tell('right first / among five', `${all.at1.toFixed(3)} / ${all.at5.toFixed(3)}`, '');

const read: number[] = [];
for (const { text } of items) {
  let bytes = 0;
  const cold = openShardedIndex(files.core, async (shard) => {
    const part = files.shards[shard] ?? new Uint8Array();
    bytes += part.length;
    return part;
  });
  await cold.search(text);
  read.push(core + bytes);
}
// As in bench:cold, the goal is for the median.
tell('a first query reads, median', megabytes(quantile(read, 0.5)), '≤ 0.5 MB');
tell('a first query reads, p99', megabytes(quantile(read, 0.99)), '');

const miniSearch = miniSearchInMemory(judgedCourses(count, judgingSeeds));
const othersTimes = await leastTimes(miniSearch.search);
tell('query, p50, MiniSearch in memory', inMilliseconds(othersTimes, 0.5), '');
tell('query, p99, MiniSearch in memory', inMilliseconds(othersTimes, 0.99), '');
const timesAsQuick = quantile(othersTimes, 0.99) / quantile(times, 0.99);
tell("p99, of MiniSearch's", `1/${timesAsQuick.toFixed(0)}`, '≤ 1/20');

const figures = table(rows, [
  ['figure', ([figure]) => figure],
  ['measured', ([, measured]) => measured],
  ['goal', ([, , goal]) => goal],
]);
writeReport('million', { courses: whole(count), queries: items.length, passes, figures });
