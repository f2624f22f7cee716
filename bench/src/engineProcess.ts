/** Runs one engine; handles the calls of its parent, {@link startEngine}, one at a time. */
import { readFileSync } from 'node:fs';
import type { BenchQuery, LoadedEngine } from './benchEngine.ts';
import type { Asked, EngineCall, LoadTimes } from './engineHost.ts';
import { engineNamed } from './engines/engines.ts';

const [, , name = '', indexFile = ''] = process.argv;
const engine = engineNamed(name);
let loaded: LoadedEngine | null = null;

// Misspelt, so that lazily built parts of an engine are included.
const firstQuery: BenchQuery = { text: 'pyhton para pricipiantes', language: 'es' };

async function load(): Promise<LoadTimes> {
  loaded = null;
  const index = new Uint8Array(readFileSync(indexFile));
  const start = performance.now();
  loaded = await engine.load(index);
  const load = performance.now() - start;
  await loaded.search(firstQuery);
  return { load, firstAnswer: performance.now() - start };
}

async function ask(queries: readonly BenchQuery[]): Promise<Asked> {
  if (loaded === null) throw new Error('Nothing is loaded');
  const asked: Asked = { milliseconds: [], answers: [] };
  for (const query of queries) {
    const start = performance.now();
    const answer = await loaded.search(query);
    asked.milliseconds.push(performance.now() - start);
    asked.answers.push(answer);
  }
  return asked;
}

function memory(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function answer(call: EngineCall): Promise<unknown> | number {
  if (call.kind === 'load') return load();
  return call.kind === 'ask' ? ask(call.queries) : memory();
}

process.on('message', async (call: EngineCall) => {
  process.send?.(await answer(call));
});
