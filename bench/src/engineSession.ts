import type { BenchQuery, LoadedEngine } from './benchEngine.ts';
import type { Asked, LoadTimes } from './engineHost.ts';
import { engineNamed } from './engines/engines.ts';

// Misspelt, so that nothing an engine puts off until it needs it is left out.
const firstQuery: BenchQuery = { text: 'pyhton para pricipiantes', language: 'es' };

/** One engine and its timings; runs in Node and in the browser alike. */
export interface EngineSession {
  load: (index: Uint8Array) => Promise<LoadTimes>;
  ask: (queries: readonly BenchQuery[]) => Promise<Asked>;
}

/** Starts with the engine of that name, nothing loaded. */
export function createEngineSession(name: string): EngineSession {
  const engine = engineNamed(name);
  let loaded: LoadedEngine | null = null;
  return {
    load: async (index) => {
      loaded = null;
      const start = performance.now();
      loaded = await engine.load(index);
      const load = performance.now() - start;
      await loaded.search(firstQuery);
      return { load, firstAnswer: performance.now() - start };
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
}
