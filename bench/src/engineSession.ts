import type { BenchQuery, LoadedEngine } from './benchEngine.ts';
import type { Asked } from './engineHost.ts';
import { engineNamed } from './engines/engines.ts';

/** One engine and its timings; runs in Node and in the browser alike. */
export interface EngineSession {
  /** @returns milliseconds */
  load: (index: Uint8Array) => Promise<number>;
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
      return performance.now() - start;
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
