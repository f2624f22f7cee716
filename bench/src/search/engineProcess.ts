/** Runs one engine; handles the calls of its parent, {@link startEngine}, one at a time. */
import { readFileSync, writeFileSync } from 'node:fs';
import { judgedCourses, judgingSeeds } from '@aulario/search-eval/relevance';
import type { BenchQuery, LoadedEngine } from './benchEngine.ts';
import type { Asked, EngineCalls } from './engineHost.ts';
import { engines } from './engines/engines.ts';

const [, , name = '', indexFile = ''] = process.argv;
const engine = engines.find((each) => each.name === name);
if (engine === undefined) throw new RangeError(`No such engine: ${name}`);
let loaded: LoadedEngine | null = null;

// Misspelt, so that lazily built parts of an engine are included.
const firstQuery: BenchQuery = { text: 'pyhton para pricipiantes', language: 'es' };

const calls: EngineCalls = {
  build: async (courses) => {
    writeFileSync(indexFile, await engine.build(judgedCourses(courses, judgingSeeds)));
  },
  load: async () => {
    loaded = null;
    const index = new Uint8Array(readFileSync(indexFile));
    const start = performance.now();
    loaded = await engine.load(index);
    const loadMs = performance.now() - start;
    await loaded.search(firstQuery);
    return { loadMs, firstAnswerMs: performance.now() - start };
  },
  memory: async () => {
    globalThis.gc?.();
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  },
  ask: async (queries) => {
    if (loaded === null) throw new Error('Nothing is loaded');
    const asked: Asked = { milliseconds: [], answers: [] };
    for (const query of queries) {
      const start = performance.now();
      const answer = await loaded.search(query);
      asked.milliseconds.push(performance.now() - start);
      asked.answers.push(answer);
    }
    return asked;
  },
};

process.on('message', async (call: { name: keyof EngineCalls; argument: never }) => {
  process.send?.((await calls[call.name](call.argument)) ?? null);
});
