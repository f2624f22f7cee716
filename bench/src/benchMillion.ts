/**
 * Measures the engine alone at a size where no library of the others is built any more:
 * `pnpm bench:million [courses]`. Prints what the index takes to build, to hold and to ask, and what
 * a first query reads of it when its shards are files.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import { courseDocument, courseLexicon } from '@aulario/course-data/documents';
import { buildIndex, joinIndex, openIndex, openShardedIndex } from '@aulario/search';
import {
  generateKnownItems,
  judge,
  judgedCourses,
  judgingSeeds,
} from '@aulario/search-eval/relevance';
import { quantile } from './summary.ts';

const count = Number(process.argv[2] ?? 1_000_000);
const perKind = 8;
const passes = 3;

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;
const memory = () => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

let start = performance.now();
let records: ReturnType<typeof judgedCourses> | null = judgedCourses(count, judgingSeeds);
const items = generateKnownItems(records, { seed: judgingSeeds.queries, perKind });
console.log(`${count} made-up courses, ${items.length} queries: ${seconds(start)}`);

start = performance.now();
const files = buildIndex(records.map(courseDocument), courseLexicon());
const { maxRSS } = process.resourceUsage();
console.log(
  `index built: ${seconds(start)}, peak ${megabytes(maxRSS * 1024)} with the courses in memory`,
);
records = null;

const whole = joinIndex(files);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const core = brotliCompressSync(files.core, quality).length;
console.log(
  `index: ${megabytes(whole.length)}, ${(whole.length / count).toFixed(1)} bytes a course`,
);
console.log(`core: ${megabytes(files.core.length)}, ${megabytes(core)} packed`);

const before = memory();
start = performance.now();
const index = openIndex(whole);
await index.search('python');
console.log(`opened and asked once: ${(performance.now() - start).toFixed(0)} ms`);
console.log(`memory beside the index itself: ${megabytes(memory() - before)}`);

const times: number[] = [];
const ask = async ({ text, language }: (typeof items)[number]) => {
  const asked = performance.now();
  const answer = await index.search(text, { language: language ?? undefined });
  const best = answer.rank(0, 5).map(({ document }) => document);
  times.push(performance.now() - asked);
  return best;
};
for (let pass = 1; pass < passes; pass += 1) for (const item of items) await ask(item);
const { all } = await judge(items, ask);
const [p50, p99] = [quantile(times, 0.5).toFixed(1), quantile(times, 0.99).toFixed(1)];
console.log(`p50 ${p50} ms, p99 ${p99} ms over ${times.length}`);
console.log(`right first ${all.at1.toFixed(3)}, among five ${all.at5.toFixed(3)}`);

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
const [half, most] = [quantile(read, 0.5), quantile(read, 0.99)].map(megabytes);
console.log(`a first query reads ${half} (median), ${most} (p99), core included`);
