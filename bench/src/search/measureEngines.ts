import { setImmediate } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Course } from '@aulario/course-data';
import type { BenchEngine, BenchQuery, LoadedEngine } from './benchEngine.ts';

/** A loaded engine and what was measured of it. */
export interface Contender {
  readonly name: string;
  /** The size of its serialised index. */
  readonly bytes: number;
  readonly brotliBytes: number;
  /** The least of three loads. */
  readonly loadMs: number;
  readonly memoryBytes: number;
  readonly loaded: LoadedEngine;
  /** By query, the least time; fewer than all queries if the engine's time ran out. */
  readonly timesMs: number[];
  /** By query, the indices of the courses. */
  readonly answers: number[][];
}

const loads = 3;
const passes = 3;
/** The first queries are asked once more beforehand, which is not counted. */
const warmUps = 13;
/** An engine that has spent this is asked no more. */
const maxMsPerEngine = 10_000;

/** What this process has computed: on a busy machine it waits, too, which says nothing of an engine. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Misspelt, so that lazily built parts of an engine are included. */
const firstQuery: BenchQuery = { text: 'pyhton para pricipiantes', language: 'es' };

/** Bytes in use. A collection frees array buffers while the next turns run: hence twice. */
async function bytesInUse(): Promise<number> {
  for (let collection = 0; collection < 2; collection += 1) {
    globalThis.gc?.();
    await setImmediate();
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** The size after brotli 5, a quality that hosts can afford for each answer. */
const brotliBytesOf = (content: Uint8Array) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Builds an engine's index of the courses and loads it. */
export async function loadEngine(
  engine: BenchEngine,
  courses: readonly Course[],
): Promise<Contender> {
  const index = await engine.build(courses);
  const load = async () => {
    const bytes = index.slice();
    const startMs = cpuMs();
    const loaded = await engine.load(bytes);
    return { loaded, tookMs: cpuMs() - startMs };
  };
  let loadMs = Number.POSITIVE_INFINITY;
  for (let made = 1; made < loads; made += 1) loadMs = Math.min(loadMs, (await load()).tookMs);
  const before = await bytesInUse();
  const { loaded, tookMs } = await load();
  await loaded.search(firstQuery);
  return {
    name: engine.name,
    bytes: index.length,
    brotliBytes: brotliBytesOf(index),
    loadMs: Math.min(loadMs, tookMs),
    memoryBytes: (await bytesInUse()) - before,
    loaded,
    timesMs: [],
    answers: [],
  };
}

/** Asks every engine each query in turn, so that disturbances of the machine meet all of them. */
export async function askInTurn(
  contenders: readonly Contender[],
  queries: readonly BenchQuery[],
): Promise<void> {
  for (const query of queries.slice(0, warmUps)) {
    for (const { loaded } of contenders) await loaded.search(query);
  }
  const spentMs = new Map(contenders.map((contender) => [contender, 0]));
  for (const [place, query] of queries.entries()) {
    for (const contender of contenders) {
      const spent = spentMs.get(contender) ?? 0;
      if (spent > maxMsPerEngine) continue;
      const startMs = cpuMs();
      let leastMs = Number.POSITIVE_INFINITY;
      for (let pass = 0; pass < passes; pass += 1) {
        const askedMs = cpuMs();
        contender.answers[place] = await contender.loaded.search(query);
        leastMs = Math.min(leastMs, cpuMs() - askedMs);
      }
      contender.timesMs[place] = leastMs;
      spentMs.set(contender, spent + cpuMs() - startMs);
    }
  }
}
